import {messages} from './messages';

/** Hosts besides those of the chat's script and webhook. Each variable extends one directive of the content policy. */
const variables = {
  'script-src': 'CHAT_SCRIPT_HOSTS',
  'connect-src': 'CHAT_CONNECT_HOSTS',
  'style-src': 'CHAT_STYLE_HOSTS',
  'font-src': 'CHAT_FONT_HOSTS',
  'frame-src': 'CHAT_FRAME_HOSTS',
  'img-src': 'CHAT_IMAGE_HOSTS',
} as const;

export type ChatDirective = keyof typeof variables;
export type ChatHosts = Partial<Record<ChatDirective, readonly string[]>>;

/** Accepts only whole origins, so that no value adds anything else to the policy. Without TLS, only on this machine. */
const isHost = (value: string) =>
  /^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(value) ||
  /^(http|ws):\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value);

const fits = (directive: ChatDirective, value: string) =>
  isHost(value) && (directive === 'connect-src' || value.startsWith('http'));

/** The hosts of each directive; undefined if none is set. Throws if a value is not a host. */
function chatHosts(env: Record<string, string | undefined>): ChatHosts | undefined {
  const hosts = (Object.entries(variables) as [ChatDirective, string][]).map(([directive, variable]) => {
    const given = env[variable]?.split(/\s+/).filter(Boolean) ?? [];
    const wrong = given.find((value) => !fits(directive, value));
    if (wrong !== undefined) throw new Error(messages.notAHost({variable, value: wrong}));
    return [directive, given] as const;
  });
  const set = hosts.filter(([, given]) => given.length > 0);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** The settings of the chat, read from the environment when the site is built. */
export type ChatSettings = {src: string; webhookUrl: string; tenantId: string; agentId: string; hosts?: ChatHosts};

const required = ['CHAT_WIDGET_SRC', 'CHAT_WEBHOOK_URL', 'CHAT_TENANT_ID', 'CHAT_AGENT_ID'];

const isAddress = (value: string) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Undefined if the chat is not set up. Throws if only some of the variables are set. */
export function chatSettings(env: Record<string, string | undefined>): ChatSettings | undefined {
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
