import type {Answer} from '../browserClient';
import {faultOf, type Check, type Fault, type Site} from '../check';
import {linkOf} from '../expected';
import {messages} from '../messages';

function pageFault(answer: Answer, {expected}: Site): Fault | undefined {
  const {path, status, headers, text, problem} = answer;
  if (status !== 200 || problem) return faultOf(answer, messages.fixDeployment);
  const type = headers['content-type'] ?? 'nothing';
  if (!/^text\/html; *charset=utf-8$/i.test(type))
    return faultOf(answer, messages.fixRules, messages.contentType({type}));
  const canonical = linkOf(text, 'canonical') ?? 'of another site';
  if (canonical === path || canonical === expected.pages.get(path)) return undefined;
  return faultOf(answer, messages.fixFallback, messages.otherPage({canonical}));
}

/** Whether every page of the build shows its own text, and a sitemap lists them. */
export const pages: Check = async (site) => {
  const {client, expected} = site;
  const sitemap = await client.page('/sitemap.xml');
  const answers = await Promise.all([...expected.pages.keys()].map((address) => client.page(address)));
  const isListed = sitemap.text.includes('<loc>');
  const empty = isListed ? undefined : faultOf(sitemap, messages.fixDeployment, messages.emptySitemap);
  const faults = [empty, ...answers.map((answer) => pageFault(answer, site))];
  return {summary: messages.pages({count: answers.length}), faults};
};
