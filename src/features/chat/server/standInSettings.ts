import type {ChatSettings} from '../../../company/chat';

/** Everything of the stand-ins is below this address, which no page of the site uses. */
export const standInPath = '/__chat/';

/** Draws into the page, as the platform does that the site was made for. */
export const standInSettings: ChatSettings = {
  src: `${standInPath}widget.js`,
  webhookUrl: `${standInPath}webhook`,
  tenantId: 'local-tenant',
  agentId: 'local-agent',
};

/** Draws a frame in a shadow root, as other platforms do. */
export const framedStandIn: ChatSettings = {
  ...standInSettings,
  src: `${standInPath}frame.js`,
  hosts: {'frame-src': ["'self'"]},
};

/** The stand-in that the environment asks for. */
export function chosenStandIn({CHAT_STAND_IN: name = ''}: Record<string, string | undefined>): ChatSettings {
  if (name === '' || name === 'page') return standInSettings;
  if (name === 'frame') return framedStandIn;
  throw new Error(`CHAT_STAND_IN is "${name}". Use "page" or "frame", or leave it out.`);
}
