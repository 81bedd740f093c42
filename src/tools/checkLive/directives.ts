import {contentPolicy, inlineOf} from '../../build/hosting/contentPolicy';
import {chatMeta} from '../../company/chat';
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

/** The settings of a page's chat. The demo chat comes from the site itself. */
export const isDemo = (settings = ''): boolean => settings.includes(`"${demoPath}`);

/** What a page needs, by the code that writes the policies of a build. */
export async function neededBy(html: string): Promise<Directives> {
  const demo = isDemo(metaOf(html, chatMeta));
  const own = demo ? html.replace(new RegExp(`<meta[^>]*\\bname="?${chatMeta}["\\s][^>]*>`), '') : html;
  const inline = await inlineOf([{file: 'page', html: own}]);
  return directivesOf(contentPolicy(inline, [...inline.styles.values()].flat()));
}
