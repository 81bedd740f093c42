import {Refusal} from '../content/refusal';
import {messages} from './messages';

/** Accepts only whole origins, so that no value adds anything else to the policy. Without TLS, only on this machine. */
const isHost = (value: string) =>
  /^(https|wss):\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/.test(value) ||
  /^(http|ws):\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(value);

/** The settings of the chat, read from the environment when the site is built. */
export type ChatSettings = {
  src: string;
  webhookUrl: string;
  tenantId: string;
  agentId: string;
  /** Hosts that it uses besides those of its script and webhook. */
  hosts: readonly string[];
};

const required = ['CHAT_WIDGET_SRC', 'CHAT_WEBHOOK_URL', 'CHAT_TENANT_ID', 'CHAT_AGENT_ID'];

const isAddress = (value: string) => URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);

const listed = (names: readonly string[]) => new Intl.ListFormat('en').format(names);

/** Undefined if the chat is not set up. Throws if only some of the variables are set. */
export function chatSettings(env: Record<string, string | undefined>): ChatSettings | undefined {
  const values = required.map((variable) => env[variable]?.trim() ?? '');
  const hosts = env.CHAT_HOSTS?.split(/\s+/).filter(Boolean) ?? [];
  if (hosts.length === 0 && values.every((value) => !value)) return undefined;
  const missing = required.filter((_, at) => !values[at]);
  if (missing.length > 0) throw new Refusal(messages.halfSetUp({missing: listed(missing), all: listed(required)}));
  const [src = '', webhookUrl = '', tenantId = '', agentId = ''] = values;
  const addresses = {CHAT_WIDGET_SRC: src, CHAT_WEBHOOK_URL: webhookUrl};
  for (const [variable, value] of Object.entries(addresses)) {
    if (!isAddress(value)) throw new Refusal(messages.notAnAddress({variable, value}));
  }
  const wrong = hosts.find((host) => !isHost(host));
  if (wrong !== undefined) throw new Refusal(messages.notAHost({value: wrong}));
  return {src, webhookUrl, tenantId, agentId, hosts};
}

/** The name of the meta element that holds a page's chat settings. */
export const chatMeta = 'chat-settings';
