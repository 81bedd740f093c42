import {contentPolicy, inlineOf} from '../../../build/hosting/contentPolicy';
import {chatMeta} from '../../../company/chat';
import type {Answer} from '../client';
import {isDemo, metaOf} from '../expected';
import {messages} from '../messages';
import {faultOf, type Fault, type Site} from '../report';

/** A content security policy as its directives, each with its sources. */
type Directives = ReadonlyMap<string, ReadonlySet<string>>;

const header = 'content-security-policy';
const isHash = (source: string): boolean => source.includes("'sha256-");

export function directivesOf(policy: string): Directives {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.filter(([name]) => name).map(([name = '', ...sources]) => [name, new Set(sources)]));
}

/** Everything that the second policy has and the first one lacks, as `directive source`. */
export function lacking(policy: Directives, needed: Directives): string[] {
  return [...needed].flatMap(([name, sources]) => {
    const allowed = policy.get(name);
    if (!allowed) return [name];
    // Without a hash next to it, 'unsafe-inline' allows everything that a hash would.
    const loose = allowed.has("'unsafe-inline'") && ![...allowed].some(isHash);
    return [...sources]
      .filter((source) => !allowed.has(source) && !(loose && isHash(source)))
      .map((source) => `${name} ${source}`);
  });
}

/** What a page needs, according to the code that writes the policies of a build. The site itself serves the demo chat. */
async function neededBy(html: string): Promise<Directives> {
  const isOwn = isDemo(metaOf(html, chatMeta));
  const own = isOwn ? html.replace(new RegExp(`<meta[^>]*\\bname="?${chatMeta}["\\s][^>]*>`), '') : html;
  const inline = await inlineOf([{file: 'page', html: own}]);
  return directivesOf(contentPolicy(inline, [...inline.styles.values()].flat()));
}

/** What the policy of a page blocks although the page or its chat needs it, or allows although no page needs it. */
export async function policyFault(answer: Answer, {expected}: Site): Promise<Fault | undefined> {
  // The check of pages reports this.
  if (answer.status !== 200 || answer.problem) return undefined;
  const sent = answer.headers.get(header);
  if (!sent) return faultOf(answer, messages.fixRules, messages.noPolicy);
  const policy = directivesOf(sent);
  const needed = await neededBy(answer.text).catch(() => undefined);
  if (!needed) return faultOf(answer, messages.fixDeployment, messages.foreignMarkup);
  const refused = lacking(policy, needed).join(', ');
  if (refused) return faultOf(answer, messages.fixDeployment, messages.refusedSource({refused}));
  const built = directivesOf(expected.headersOf('/').get(header) ?? '');
  const [loose] = lacking(built, policy).filter((one) => !isHash(one) && lacking(needed, policy).includes(one));
  return loose ? faultOf(answer, messages.fixRules, messages.looseSource({source: loose})) : undefined;
}
