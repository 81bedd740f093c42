import {goneMark, type FormerAddresses} from '../../content/formerAddresses';
import {Refusal} from '../../content/refusal';
import {didYouMean} from '../../content/schemaProblems';
import {counted} from '../../build/textEdits';
import {printed} from '../../build/mdx/finding';
import type {ParsedPage} from '../../build/mdx/parsedPage';
import {namedInCode} from '../doctor/namedInCode';
import {nearestAddress, targetsOn} from '../doctor/rules/links';
import {pageAt, synonymsFile, type SiteSources} from '../doctor/sources';
import {pageAfter, split, type NewLink} from './links';
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

export const isBelow = (address: string, top: string): boolean => address === top || address.startsWith(`${top}/`);

/** Without the slash that people paste at the end. */
export const plain = (address: string): string => address.replace(/(.)\/+$/, '$1');

/** The page at an address and those below it. */
export const pagesBelow = (address: string, site: SiteSources): ParsedPage[] =>
  site.pages.filter((page) => page.address !== undefined && isBelow(page.address, address));

/** Addresses of the main branch or in links that have lost their page, such as one renamed by hand. */
export function lostBelow(address: string, {published}: State, site: SiteSources): string[] {
  const linked = site.pages.flatMap((page) => targetsOn(page, site)).map(({to}) => split(to).address);
  const known = new Set([...published, ...linked]);
  return [...known].filter((one) => isBelow(one, address) && !pageAt(one, site) && !(one in site.former));
}

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
export function archivedLinks({archive}: State, isOld: (address: string) => boolean): string[] {
  return archive.flatMap(({file, text}) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].filter(([, to = '']) => isOld(split(to).address));
    return links.length === 0 ? [] : [`${file}: ${counted(links.length, 'link')}`];
  });
}

/** What redirected to an old address redirects to the new one, and an address with a page has no redirect. */
function formerAfter(before: FormerAddresses, added: FormerAddresses, present: ReadonlySet<unknown>) {
  const kept = Object.entries(before).map(([from, to]) => [from, added[to] ?? to] as const);
  const all = Object.entries({...Object.fromEntries(kept), ...added}).filter(([from]) => !present.has(from));
  const summary = all
    .filter(([from, to]) => before[from] !== to)
    .map(([from, to]) => (to === goneMark ? messages.gone({address: from}) : messages.redirects({from, to})));
  return {former: Object.fromEntries(all), summary};
}

const updated = (file: string, count: number) =>
  count === 0 ? [] : [messages.linksUpdated({file, count: counted(count, 'link')})];

export type Change = {
  /** Old addresses with the new ones; null for none. */
  addresses: ReadonlyMap<string, string | null>;
  /** Whether links keep their query and anchor. */
  samePage: boolean;
  renamed?: ReadonlyMap<string, string>;
  deleted?: readonly string[];
  /** What to do where the change would cause problems. */
  wayOut: string;
};

/** The site after a change: pages, redirects and synonyms. Refused if something would be wrong that was right before. */
export function planOf(state: State, site: SiteSources, change: Change): Plan {
  const {addresses, samePage, renamed = new Map<string, string>(), deleted = [], wayOut} = change;
  const newLink: NewLink = (link) => {
    const {address, rest} = split(link);
    const now = addresses.get(address);
    return now && samePage ? now + rest : now;
  };
  const kept = site.pages.filter(({file}) => !deleted.includes(file));
  const pages = kept.map((page) => pageAfter(page, renamed.get(page.file) ?? page.file, site, newLink));
  const synonyms = site.synonyms.flatMap((synonym) => {
    const to = newLink(synonym.to);
    return to === null ? [] : [to === undefined ? synonym : {...synonym, to}];
  });
  const isKnown = ([old, now]: readonly [string, string | null]) => {
    const page = pageAt(old, site) ?? pageAt(now ?? '', site);
    return state.published.includes(old) || (page !== undefined && page.frontMatter.draft !== true);
  };
  const added = [...addresses].filter(isKnown).map(([old, now]) => [old, now ?? goneMark] as const);
  const former = formerAfter(site.former, Object.fromEntries(added), new Set(addresses.values()));
  const changedSynonyms = site.synonyms.filter(({to}) => newLink(to) !== undefined).length;
  const summary = [
    ...[...renamed].map(([from, to]) => messages.renamed({from, to})),
    ...deleted.map((file) => messages.deleted({file})),
    ...pages.flatMap(({source, count}) => updated(source.file, count)),
    ...updated(synonymsFile, changedSynonyms),
    ...former.summary,
    ...archivedLinks(state, (one) => addresses.has(one)).map((line) => messages.publishedText({line})),
  ];
  const sources = pages.map(({source}) => source);
  const after = {...state, given: {...state.given, sources, synonyms, former: former.former}};
  const found = newFindings(state, after, renamed);
  if (found.length > 0) throw new Refusal(messages.wouldBreak({findings: found.map(printed).join('\n'), wayOut}));
  return {after, deleted, renamed, summary};
}
