import type {ChatSettings} from '../../company/chat';

/** Everything of the stand-in is below this address, which no page of the site uses. */
export const standInPath = '/__chat/';

export const standInSettings: ChatSettings = {
  src: `${standInPath}widget.js`,
  webhookUrl: `${standInPath}webhook`,
  tenantId: 'local-tenant',
  agentId: 'local-agent',
};
