import {didYouMean} from '../../content/schemaProblems';
import {counted} from '../../build/textEdits';
import {printed} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {namedInCode} from '../doctor/namedInCode';
import {nearestAddress, targetsOn} from '../doctor/rules/links';
import {pageAt, type SiteSources} from '../doctor/sources';
import {split} from './links';
import {messages} from './messages';
import {newFindings, type State} from './state';

/** What a command would do. */
export type Plan = {
  after: State;
  deleted: readonly string[];
  /** Files by their former names. */
  renamed: ReadonlyMap<string, string>;
  summary: readonly string[];
};

/** A sentence that says why nothing is changed. */
export type Refused = {refused: string};

export const isBelow = (address: string, top: string): boolean => address === top || address.startsWith(`${top}/`);

/** Without the slash that people paste at the end. */
export const plain = (address: string): string => address.replace(/(.)\/+$/, '$1');

/** The page at an address and those below it. */
export const pagesBelow = (address: string, site: SiteSources): ParsedPage[] =>
  site.pages.filter((page) => page.address !== undefined && isBelow(page.address, address));

/** Addresses of the main branch or in links that have lost their page, such as one renamed by hand. */
export function lostBelow(address: string, {lists: {published}}: State, site: SiteSources): string[] {
  const linked = site.pages.flatMap((page) => targetsOn(page, site)).map(({to}) => split(to).address);
  const known = new Set([...published, ...linked]);
  return [...known].filter((one) => isBelow(one, address) && !pageAt(one, site) && !(one in site.former));
}

/** Whether anybody outside may know a page: it is no draft, or it is on the main branch. */
export const isKnown = (page: ParsedPage | undefined, address: string, {lists}: State): boolean =>
  lists.published.includes(address) || (page !== undefined && page.frontMatter.draft !== true);

/** Why the page at an address has to stay, if it has to. */
export function whyItStays(address: string, state: State, site: SiteSources): string | undefined {
  if (address === '/') return messages.homeStays;
  if (isBelow(address, '/legal')) return messages.policyStays;
  const below = pagesBelow(address, site).flatMap((one) => one.address ?? []);
  if (below.length === 0 && !(address in site.former) && lostBelow(address, state, site).length === 0) {
    const known = site.pages.flatMap((one) => one.address ?? []);
    const near = nearestAddress(address, known);
    return messages.notAPage({address, hint: near ? ` Did you mean "${near}"?` : didYouMean(address, known)});
  }
  const places = namedInCode(state.root);
  const needed = [address, ...below].find((one) => places.has(one));
  return needed && messages.neededByCode({address: needed, place: places.get(needed) ?? ''});
}

/** Published policies keep their text, so their links are only listed. */
export function archivedLinks({archive}: State, addresses: ReadonlySet<string>): string[] {
  return archive.flatMap(({file, text}) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].filter(([, to = '']) => addresses.has(split(to).address));
    return links.length === 0 ? [] : [`${file}: ${counted(links.length, 'link')}`];
  });
}

/** The plan, unless something would be wrong that was right before. */
export function unlessWrong(before: State, plan: Plan, wayOut: string): Plan | Refused {
  const found = newFindings(before, plan.after, plan.renamed);
  if (found.length === 0) return plan;
  return {refused: messages.wouldBreak({findings: found.map(printed).join('\n'), wayOut})};
}
