import {sectionOf} from '../../content/sections';
import {didYouMean} from '../../content/schemaProblems';
import {printed} from '../../build/mdx/finding';
import {namedInCode} from '../doctor/namedInCode';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {nearestAddress, targetsOn} from '../doctor/rules/links';
import {pageAt, type SiteSources} from '../doctor/sources';
import {counted} from '../../build/textEdits';
import {split} from './links';
import {newFindings, type State} from './state';

/** What a command would do: the site as it would be, and what it says about it. */
export type Plan = {after: State; deleted: readonly string[]; told: readonly string[]};

/** A sentence that says why nothing is changed. */
export type Refused = {refused: string};

export const isBelow = (address: string, top: string): boolean => address === top || address.startsWith(`${top}/`);

/** Without the slash that people paste at the end. */
export const plain = (address: string): string => address.replace(/(.)\/+$/, '$1');

/** The page at an address and those below it. */
export const pagesBelow = (address: string, site: SiteSources): ParsedPage[] =>
  site.pages.filter((page) => page.address !== undefined && isBelow(page.address, address));

/** Addresses of the main branch or in links, below one, which their pages have left and which lead nowhere. */
export function lostBelow(address: string, state: State, site: SiteSources): string[] {
  const linked = site.pages.flatMap((page) => targetsOn(page, site)).map(({to}) => split(to).address);
  const known = new Set([...state.published, ...linked]);
  return [...known].filter((one) => isBelow(one, address) && !pageAt(one, site) && !(one in site.former));
}

/** Whether anybody outside may know a page: it is no draft, or it is on the main branch. */
export const isKnown = (page: ParsedPage | undefined, address: string, state: State): boolean =>
  state.published.includes(address) || (page !== undefined && page.frontMatter.draft !== true);

/** Why the page at an address has to stay where it is, if so. */
export function whyItStays(address: string, state: State, site: SiteSources, verb: string): string | undefined {
  if (address === '/') return `The home page cannot be ${verb}: every site has one.`;
  if (isBelow(address, '/legal')) {
    const end = verb === 'removed' ? ' To end a policy, run npm run policy -- retire; docs/legal.md says how.' : '';
    return `Policies cannot be ${verb}: letters and contracts name their addresses.${end}`;
  }
  const page = pageAt(address, site);
  const known = site.pages.flatMap((one) => one.address ?? []);
  const isSection = site.sections.some(({folder}) => address === `/${folder}`) && verb === 'removed';
  if (!page && !isSection && !(address in site.former) && lostBelow(address, state, site).length === 0) {
    const near = nearestAddress(address, known);
    const hint = near ? ` Did you mean "${near}"?` : didYouMean(address, known);
    return `There is no page "${address}".${hint}`;
  }
  const named = namedInCode(state.root);
  const needed = [address, ...pagesBelow(address, site).flatMap((one) => one.address ?? [])].find((one) =>
    named.has(one),
  );
  return needed
    ? `"${needed}" cannot be ${verb}: the site itself needs it, see ${named.get(needed) ?? ''}. An engineer has to change that first.`
    : undefined;
}

/** Published policies keep their text, so what they link to is told. */
export function archivedLinks(state: State, addresses: ReadonlySet<string>): string[] {
  return [...state.archive].flatMap(([file, text]) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].filter(([, to = '']) => addresses.has(split(to).address));
    return links.length === 0 ? [] : [`${file}: ${counted(links.length, 'link')}`];
  });
}

/** The sections that would be left without a page. */
export const emptiedSections = (site: SiteSources, leaves: (page: ParsedPage) => boolean): string[] =>
  site.sections
    .map(({folder}) => folder)
    .filter((folder) => {
      const own = site.pages.filter(({address}) => address && sectionOf(address, site.sections)?.folder === folder);
      return own.length > 0 && own.every(leaves);
    });

/** The plan, unless something would be wrong that was right before. */
export function unlessWrong(before: State, plan: Plan, wayOut: string): Plan | Refused {
  const findings = newFindings(before, plan.after);
  if (findings.length === 0) return plan;
  const problems = findings.map(printed).join('\n');
  return {refused: `Nothing was changed, because this would be wrong afterward:\n${problems}\n${wayOut}`};
}
