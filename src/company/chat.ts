import {chatHosts, type ChatHosts} from './chatHosts';
import {messages} from './messages';
import {features} from '.';

/** The settings of the chat, read from the environment when the site is built. */
export type ChatSettings = {src: string; webhookUrl: string; tenantId: string; agentId: string; hosts?: ChatHosts};

const required = ['CHAT_WIDGET_SRC', 'CHAT_WEBHOOK_URL', 'CHAT_TENANT_ID', 'CHAT_AGENT_ID'];

const isAddress = (value: string) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Undefined if the chat is switched off or not set up. Throws if only some of the variables are set. */
export function chatSettings(env: Record<string, string | undefined>): ChatSettings | undefined {
  if (!features.chat) return undefined;
  const values = required.map((variable) => env[variable]?.trim() ?? '');
  const hosts = chatHosts(env);
  if (!hosts && values.every((value) => !value)) return undefined;
  const missing = required.filter((_, at) => !values[at]);
  if (missing.length > 0) throw new Error(messages.halfSetUp({missing: listed(missing), all: listed(required)}));
  const [src = '', webhookUrl = '', tenantId = '', agentId = ''] = values;
  const addresses = {CHAT_WIDGET_SRC: src, CHAT_WEBHOOK_URL: webhookUrl};
  for (const [variable, value] of Object.entries(addresses)) {
    if (!isAddress(value)) throw new Error(messages.notAnAddress({variable, value}));
  }
  return {src, webhookUrl, tenantId, agentId, ...(hosts && {hosts})};
}

/** The name of the meta element that holds a page's chat settings. */
export const chatMeta = 'chat-settings';

/** The agent platform's script reads this from `window.ChatWidgetConfig` once, when it runs. */
export type ChatWidgetConfig = {
  webhook: {url: string; route: string};
  branding: {
    logo: string;
    name: string;
    welcomeText: string;
    responseTimeText: string;
    poweredBy: {text: string; link: string};
  };
  style: {
    primaryColor: string;
    secondaryColor: string;
    position: 'left' | 'right';
    backgroundColor: string;
    fontColor: string;
  };
  metadata: {tenantId: string; agentId: string};
  /** Set by the script if it adds anything outside its widget; called to remove that when the chat is removed. */
  remove?: () => void;
};
