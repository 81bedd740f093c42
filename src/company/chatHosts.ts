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
export function chatHosts(env: Record<string, string | undefined>): ChatHosts | undefined {
  const hosts = (Object.entries(variables) as [ChatDirective, string][]).map(([directive, variable]) => {
    const listed = env[variable]?.split(/\s+/).filter(Boolean) ?? [];
    const wrong = listed.find((value) => !fits(directive, value));
    if (wrong !== undefined) throw new Error(messages.notAHost({variable, value: wrong}));
    return [directive, listed] as const;
  });
  const set = hosts.filter(([, listed]) => listed.length > 0);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}
