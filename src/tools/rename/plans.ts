import {removedMark, type FormerAddresses} from '../../content/redirects';
import {menusFile, type Navigation} from '../../content/navigation';
import {Refusal} from '../../content/refusal';
import {counted} from '../../content/numbers';
import {neededPages} from '../../content/neededPages';
import {formatFindings} from '../../mdx/finding';
import {pageAddress} from '../../mdx/parse';
import type {ParsedPage} from '../../mdx/parsedPage';
import {messages as doctorMessages} from '../doctor/messages';
import {addressProblem, nearestAddress} from '../doctor/rules/links';
import {pageAt, siteOf, synonymsFile, type SiteSources} from '../doctor/sources';
import {pageAfter, split, withoutExamples, type NewLink} from './links';
import {messages} from './messages';
import {newFindings, type State} from './state';

type Plan = {after: State; summary: readonly string[]};

const isBelow = (address: string, top: string): boolean => address === top || address.startsWith(`${top}/`);

/** Without a trailing slash, which people often paste. */
const plain = (address: string): string => address.replace(/(.)\/+$/, '$1');

const pagesBelow = (address: string, site: SiteSources): ParsedPage[] =>
  site.pages.filter((page) => page.address !== undefined && isBelow(page.address, address));

/** Addresses on the main branch that have lost their page, such as one renamed by hand. */
const lostBelow = (address: string, {published}: State, site: SiteSources): string[] =>
  published
    .flatMap((file) => pageAddress(file) ?? [])
    .filter((one) => isBelow(one, address) && !pageAt(one, site) && !(one in site.former));

/** Why the page at an address cannot be changed; undefined if it can. */
function changeProblem(address: string, state: State, site: SiteSources): string | undefined {
  if (address === '/') return messages.homeStays;
  if (isBelow(address, '/legal')) return messages.policyStays;
  const below = pagesBelow(address, site).flatMap((one) => one.address ?? []);
  if (below.length === 0 && lostBelow(address, state, site).length === 0) {
    const known = site.pages.flatMap((one) => one.address ?? []);
    return doctorMessages.noPage({address, near: nearestAddress(address, known)});
  }
  const needed = [address, ...below].find((one) => neededPages.includes(one));
  return needed && messages.neededByCode({address: needed});
}

/** Redirects to an old address now lead to the new one, and an address with a page has no redirect. */
function formerAfter(before: FormerAddresses, added: FormerAddresses, present: ReadonlySet<unknown>): FormerAddresses {
  const updated = Object.entries(before).map(([from, to]) => [from, added[to] ?? to] as const);
  const all = {...Object.fromEntries(updated), ...added};
  return Object.fromEntries(Object.entries(all).filter(([from]) => !present.has(from)));
}

/** The menus and the footer with links to a renamed page updated. A link to a removed page stays, for a person to decide. */
function menusAfter({navbar, footer}: Navigation, newLink: NewLink) {
  let count = 0;
  const updated = <Item extends object>(item: Item): Item => {
    const to = 'to' in item && newLink(String(item.to));
    if (typeof to !== 'string') return item;
    count += 1;
    return {...item, to};
  };
  const links = footer.links.map((column) => ({...column, items: column.items.map(updated)}));
  const navigation: Navigation = {navbar: {items: navbar.items.map(updated)}, footer: {links}};
  return {navigation, count};
}

type Change = {
  /** The new addresses by the old ones; null for none. */
  addresses: ReadonlyMap<string, string | null>;
  /** The new names of files by the old ones; null for files to delete. */
  files: ReadonlyMap<string, string | null>;
  /** Whether links keep their query and anchor. */
  samePage: boolean;
  /** What to do if the change would cause problems. */
  wayOut: string;
};

/** The site after a change: pages, menus, redirects and synonyms. Refused if it would cause new problems. */
function planOf(state: State, site: SiteSources, {addresses, files, samePage, wayOut}: Change): Plan {
  const newLink: NewLink = (link) => {
    const {address, rest} = split(link);
    const now = addresses.get(address);
    return now && samePage ? now + rest : now;
  };
  const kept = site.pages
    .filter((page) => files.get(page.file) !== null)
    .map((page) => withoutExamples(page, samePage ? new Set() : new Set(addresses.keys())));
  const pages = kept.map(({page}) => pageAfter(page, files.get(page.file) ?? page.file, newLink));
  const synonyms = site.synonyms.flatMap((synonym) => {
    const to = newLink(synonym.to);
    return to === null ? [] : [{...synonym, to: to ?? synonym.to}];
  });
  const menus = menusAfter(site.navigation, newLink);
  const claims = Object.entries(site.evidence).map(([claim, one]) => {
    const onlyOn = one.onlyOn?.map((page) => files.get(page) ?? page);
    return [claim, onlyOn ? {...one, onlyOn} : one] as const;
  });
  const isKnown = ([old, now]: readonly [string, string | null]) => {
    const page = pageAt(old, site) ?? pageAt(now ?? '', site);
    return state.published.includes(old) || (page !== undefined && page.frontMatter.draft !== true);
  };
  const added = [...addresses].filter(isKnown).map(([old, now]) => [old, now ?? removedMark] as const);
  const former = formerAfter(site.former, Object.fromEntries(added), new Set(addresses.values()));
  const sources = pages.map(({source}) => source);
  const {navigation} = menus;
  const evidence = Object.fromEntries(claims);
  const after = {...state, given: {...state.given, sources, navigation, synonyms, former, evidence}};
  const found = newFindings(state, after, files);
  if (found.length > 0) throw new Refusal(messages.wouldBreak({findings: formatFindings(found), wayOut}));

  const updated = [
    ...pages.map(({source, count}) => ({file: source.file, count})),
    {file: menusFile, count: menus.count},
    {file: synonymsFile, count: site.synonyms.filter(({to}) => newLink(to) !== undefined).length},
  ];
  const summary = [
    ...kept.flatMap(({page, lines}) => lines.map((line) => messages.exampleGoes({file: page.file, line}))),
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

/** Why a page cannot be renamed to an address; undefined if it can. */
function newAddressProblem(from: string, to: string, site: SiteSources): string | undefined {
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to)) return messages.invalidAddress({address: to});
  const page = pageAt(to, site);
  if (page && pageAt(from, site)) return messages.isPage({address: to, file: page.file});
  return page || pagesBelow(from, site).length > 0 ? undefined : doctorMessages.noPage({address: to, near: undefined});
}

/** Renames a page and those below it, and updates their links. The file may already have been renamed by hand. */
export function planRename(state: State, given: string, wanted: string): Plan {
  const [from, to] = [plain(given), plain(wanted)];
  const site = siteOf(state.given);
  const refused = changeProblem(from, state, site) ?? newAddressProblem(from, to, site);
  if (refused) throw new Refusal(refused);
  const next = (address: string) => to + address.slice(from.length);
  const there = pagesBelow(from, site);
  const byHand = lostBelow(from, state, site).filter((address) => pageAt(next(address), site));
  const old = [...(pageAt(from, site) ? [] : [from]), ...byHand, ...there.flatMap(({address}) => address ?? [])];
  const files = new Map(there.map(({file}) => [file, `pages${next(file.slice('pages'.length))}`]));
  const [[first, last] = [`pages${from}.mdx`, `pages${to}.mdx`]] = [...files];
  return planOf(state, site, {
    addresses: new Map(old.map((address) => [address, next(address)])),
    files,
    samePage: true,
    wayOut: messages.fixThenRename({from: first, to: last}),
  });
}

/** Why a page cannot replace the removed one; undefined if it can. */
function targetProblem(to: string, removed: ReadonlySet<string>, site: SiteSources): string | undefined {
  if (removed.has(to)) return messages.targetRemoved({address: to});
  return addressProblem(to, site) ?? (pageAt(to, site) ? undefined : messages.targetNotAPage({address: to}));
}

/** Links in published policies, whose text never changes. */
function archivedLinks({archive}: State, removed: ReadonlySet<string>): string[] {
  return archive.flatMap(({file, text}) => {
    const links = [...text.matchAll(/\]\(([^)\s]+)/g)].filter(([, to = '']) => removed.has(split(to).address));
    return links.length === 0 ? [] : [`${file}: ${counted(links.length, 'link')}`];
  });
}

/** Removes a page and those below it. The file may already have been deleted by hand. */
export function planRemove(state: State, request: {address: string; to?: string | undefined}): Plan {
  const address = plain(request.address);
  const to = request.to === undefined ? null : plain(request.to);
  const site = siteOf(state.given);
  const there = pagesBelow(address, site);
  const lost = lostBelow(address, state, site);
  const removed = new Set([address, ...there.flatMap((page) => page.address ?? []), ...lost]);
  const refused = changeProblem(address, state, site) ?? (to === null ? undefined : targetProblem(to, removed, site));
  if (refused) throw new Refusal(refused);
  const links = to === null ? archivedLinks(state, removed) : [];
  if (links.length > 0) throw new Refusal(messages.publishedLinks({lines: links.join('\n')}));
  return planOf(state, site, {
    addresses: new Map([...removed].map((one) => [one, to])),
    files: new Map(there.map(({file}) => [file, null])),
    samePage: false,
    wayOut: messages.fixThenRemove,
  });
}
