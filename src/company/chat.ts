import {chatHosts, type ChatHosts} from './chatHosts';
import {messages} from './messages';
import {features} from '.';

/** The settings of the chat, read from the environment when the site is built. */
export type ChatSettings = {src: string; webhookUrl: string; tenantId: string; agentId: string; hosts?: ChatHosts};

const variables = {
  src: 'CHAT_WIDGET_SRC',
  webhookUrl: 'CHAT_WEBHOOK_URL',
  tenantId: 'CHAT_TENANT_ID',
  agentId: 'CHAT_AGENT_ID',
} as const;

const isAddress = (value: string) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Undefined if the chat is switched off or not set up. Throws if only some of the variables are set. */
export function chatSettings(env: Record<string, string | undefined>): ChatSettings | undefined {
  if (!features.chat) return undefined;
  const value = (key: keyof typeof variables) => env[variables[key]]?.trim() ?? '';
  const keys = Object.keys(variables) as (keyof typeof variables)[];
  const missing = keys.filter((key) => !value(key)).map((key) => variables[key]);
  const hosts = chatHosts(env);
  const hasHosts = Object.keys(hosts).length > 0;
  if (missing.length === keys.length && !hasHosts) return undefined;
  if (missing.length > 0) {
    throw new Error(messages.halfSetUp({missing: listed(missing), all: listed(Object.values(variables))}));
  }
  for (const key of ['src', 'webhookUrl'] as const) {
    if (!isAddress(value(key))) {
      throw new Error(messages.notAnAddress({variable: variables[key], value: value(key)}));
    }
  }
  return {
    src: value('src'),
    webhookUrl: value('webhookUrl'),
    tenantId: value('tenantId'),
    agentId: value('agentId'),
    ...(hasHosts && {hosts}),
  };
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
