import {removedMark, type FormerAddresses} from '../../content/redirects';
import {Refusal} from '../../content/refusal';
import {counted} from '../../mdx/textEdits';
import {formatFindings} from '../../mdx/finding';
import type {ParsedPage} from '../../mdx/parsedPage';
import {messages as doctorMessages} from '../doctor/messages';
import {namedInCode} from '../doctor/namedInCode';
import {nearestAddress} from '../doctor/rules/links';
import {pageAt, synonymsFile, type SiteSources} from '../doctor/sources';
import {pageAfter, split, type NewLink} from './links';
import {messages} from './messages';
import {newFindings, type State} from './state';

export type Plan = {after: State; summary: readonly string[]};

export const isBelow = (address: string, top: string): boolean => address === top || address.startsWith(`${top}/`);

/** Without a trailing slash, which people often paste. */
export const plain = (address: string): string => address.replace(/(.)\/+$/, '$1');

/** The page at an address and those below it. */
export const pagesBelow = (address: string, site: SiteSources): ParsedPage[] =>
  site.pages.filter((page) => page.address !== undefined && isBelow(page.address, address));

/** Addresses on the main branch that have lost their page, such as one renamed by hand. */
export const lostBelow = (address: string, {published}: State, site: SiteSources): string[] =>
  published.filter((one) => isBelow(one, address) && !pageAt(one, site) && !(one in site.former));

/** Why the page at an address cannot be changed; undefined if it can. */
export function changeProblem(address: string, state: State, site: SiteSources): string | undefined {
  if (address === '/') return messages.homeStays;
  if (isBelow(address, '/legal')) return messages.policyStays;
  const below = pagesBelow(address, site).flatMap((one) => one.address ?? []);
  if (below.length === 0 && lostBelow(address, state, site).length === 0) {
    const known = site.pages.flatMap((one) => one.address ?? []);
    return doctorMessages.noPage({address, near: nearestAddress(address, known)});
  }
  const places = namedInCode(state.root);
  const needed = [address, ...below].find((one) => places.has(one));
  return needed && messages.neededByCode({address: needed, place: places.get(needed) ?? ''});
}

/** Redirects to an old address now lead to the new one, and an address with a page has no redirect. */
function formerAfter(before: FormerAddresses, added: FormerAddresses, present: ReadonlySet<unknown>): FormerAddresses {
  const updated = Object.entries(before).map(([from, to]) => [from, added[to] ?? to] as const);
  const all = {...Object.fromEntries(updated), ...added};
  return Object.fromEntries(Object.entries(all).filter(([from]) => !present.has(from)));
}

export type Change = {
  /** The new addresses by the old ones; null for none. */
  addresses: ReadonlyMap<string, string | null>;
  /** The new names of files by the old ones; null for files to delete. */
  files: ReadonlyMap<string, string | null>;
  /** Whether links keep their query and anchor. */
  samePage: boolean;
  /** What to do if the change would cause problems. */
  wayOut: string;
};

/** The site after a change: pages, redirects and synonyms. Refused if it would cause new problems. */
export function planOf(state: State, site: SiteSources, {addresses, files, samePage, wayOut}: Change): Plan {
  const newLink: NewLink = (link) => {
    const {address, rest} = split(link);
    const now = addresses.get(address);
    return now && samePage ? now + rest : now;
  };
  const pages = site.pages.flatMap((page) => {
    const file = files.get(page.file);
    return file === null ? [] : pageAfter(page, file ?? page.file, newLink);
  });
  const synonyms = site.synonyms.flatMap((synonym) => {
    const to = newLink(synonym.to);
    return to === null ? [] : [{...synonym, to: to ?? synonym.to}];
  });
  const isKnown = ([old, now]: readonly [string, string | null]) => {
    const page = pageAt(old, site) ?? pageAt(now ?? '', site);
    return state.published.includes(old) || (page !== undefined && page.frontMatter.draft !== true);
  };
  const added = [...addresses].filter(isKnown).map(([old, now]) => [old, now ?? removedMark] as const);
  const former = formerAfter(site.former, Object.fromEntries(added), new Set(addresses.values()));
  const sources = pages.map(({source}) => source);
  const after = {...state, given: {...state.given, sources, synonyms, former}};
  const found = newFindings(state, after, files);
  if (found.length > 0) throw new Refusal(messages.wouldBreak({findings: formatFindings(found), wayOut}));

  const updated = [
    ...pages.map(({source, count}) => ({file: source.file, count})),
    {file: synonymsFile, count: site.synonyms.filter(({to}) => newLink(to) !== undefined).length},
  ];
  const summary = [
    ...[...files].map(([from, to]) => (to === null ? messages.deleted({file: from}) : messages.renamed({from, to}))),
    ...updated
      .filter(({count}) => count > 0)
      .map(({file, count}) => messages.linksUpdated({file, count: counted(count, 'link')})),
    ...Object.entries(former)
      .filter(([from, to]) => site.former[from] !== to)
      .map(([from, to]) => (to === removedMark ? messages.gone({address: from}) : messages.redirects({from, to}))),
  ];
  return {after, summary};
}
