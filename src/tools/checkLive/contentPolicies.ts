import {chatMeta} from '../../company/chat';
import {contentPolicy, inlineOf} from '../../build/hosting/contentPolicy';
import {demoPath} from '../../features/chat/server/demoChat';
import {metaOf} from './expected';

/** A content security policy as its directives, each with its sources. */
export type Directives = ReadonlyMap<string, ReadonlySet<string>>;

export const isHash = (source: string): boolean => source.includes("'sha256-");

export function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** Everything that the second policy has and the first one lacks, as `directive source`. */
export function lacking(policy: Directives, needed: Directives): string[] {
  return [...needed].flatMap(([name, sources]) => {
    const allowed = policy.get(name);
    if (!allowed) return [name];
    // Where there is no hash beside it, this allows everything that one would.
    const loose = allowed.has("'unsafe-inline'") && ![...allowed].some(isHash);
    return [...sources]
      .filter((source) => !allowed.has(source) && !(loose && isHash(source)))
      .map((source) => `${name} ${source}`);
  });
}

/** The settings of the chat in a page. The demo chat needs nothing that the site has not. */
export function chatOf(html: string): string | undefined {
  const settings = metaOf(html, chatMeta);
  return settings?.includes(`"${demoPath}`) ? undefined : settings;
}

const withoutChat = (html: string) => html.replace(new RegExp(`<meta[^>]*\\bname="?${chatMeta}["\\s][^>]*>`), '');

async function policyFor(html: string): Promise<Directives> {
  const inline = await inlineOf([{file: 'page', html}]);
  return directivesOf(contentPolicy(inline, [...inline.styles.values()].flat()));
}

/**
 * What a page needs, by the code that writes the policies of a build; what only its chat needs; and the directives that
 * go where there is a chat.
 */
export async function neededBy(html: string): Promise<{own: Directives; chat: string[]; hindersChat: string[]}> {
  const bare = await policyFor(withoutChat(html));
  const chatting = chatOf(html) === undefined ? bare : await policyFor(html);
  const own = new Map([...bare].filter(([name]) => chatting.has(name)));
  // The hash of an empty style is in the policies of hosts that list hashes, and says nothing about the chat's hosts.
  const chat = lacking(bare, chatting).filter((source) => !isHash(source));
  return {own, chat, hindersChat: [...bare.keys()].filter((name) => !chatting.has(name))};
}
