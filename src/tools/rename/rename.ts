import {jobsFolder} from '../../content/jobs';
import {pageAt, siteOf, type SiteSources} from '../doctor/sources';
import {formerAfter, pagesAfter, synonymsAfter} from './links';
import {messages} from './messages';
import {
  archivedLinks,
  isBelow,
  isKnown,
  lostBelow,
  pagesBelow,
  plain,
  unlessWrong,
  whyItStays,
  type Plan,
  type Refused,
} from './plan';
import {stateAfter, type State} from './state';

/** Why a page cannot have an address, if it cannot. */
function whyNotThere(from: string, to: string, site: SiteSources): string | undefined {
  const address = to;
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to)) return messages.invalidAddress({address});
  if (isBelow(to, '/legal')) return messages.amongPolicies;
  if (to === from) return messages.sameAddress({address});
  if (isBelow(`/${jobsFolder}`, from) && pageAt(from, site)) {
    return messages.jobsBelow({address: from, folder: jobsFolder});
  }
  if (isBelow(to, from)) return messages.belowItself({address});
  if (site.others.has(to)) return messages.isFile({address});
  const target = site.former[to];
  if (target?.startsWith('/') && target !== from) return messages.redirectsElsewhere({address, to: target});
  const page = pageAt(to, site);
  if (page && pageAt(from, site)) return messages.isPage({address, file: page.file});
  return page || pagesBelow(from, site).length > 0 ? undefined : messages.neitherIsPage({from, to});
}

const nextAddress = (address: string, from: string, to: string) => to + address.slice(from.length);

/** Old and new addresses: of pages that are still there, and of those that were renamed by hand. */
function addressesOf(from: string, to: string, state: State, site: SiteSources): Map<string, string> {
  const there = pagesBelow(from, site).flatMap(({address}) => address ?? []);
  const lost = lostBelow(from, state, site).filter((address) => pageAt(nextAddress(address, from, to), site));
  const renamed = pageAt(from, site) ? [] : [from];
  return new Map([...renamed, ...lost, ...there].map((address) => [address, nextAddress(address, from, to)]));
}

/** Renames a page and those below it, with their links. The file may have been renamed by hand before. */
export function planRename(state: State, [given = '', wanted = '']: readonly string[]): Plan | Refused {
  if (!given || !wanted) return {refused: messages.renameUsage};
  const [from, to] = [plain(given), plain(wanted)];
  const site = siteOf(state.given);
  const refused = whyItStays(from, state, site) ?? whyNotThere(from, to, site);
  if (refused) return {refused};
  const addresses = addressesOf(from, to, state, site);
  const renamed = new Map(
    pagesBelow(from, site).map(({file}) => [file, `pages${to}${file.slice(`pages${from}`.length)}`]),
  );
  const newLink = (address: string, rest: string) => {
    const now = addresses.get(address);
    return now && now + rest;
  };
  const pages = pagesAfter(site.pages, site, newLink, renamed);
  const synonyms = synonymsAfter(state, newLink);
  const present = new Set(addresses.values());
  const isPublic = ([old, now]: [string, string]) => isKnown(pageAt(old, site) ?? pageAt(now, site), old, state);
  const former = formerAfter(state, Object.fromEntries([...addresses].filter(isPublic)), (one) => present.has(one));
  const summary = [
    ...[...renamed].map(([old, now]) => messages.renamed({from: old, to: now})),
    ...pages.summary,
    ...synonyms.summary,
    ...former.summary,
    ...archivedLinks(state, new Set(addresses.keys())).map((line) => messages.publishedText({line})),
  ];
  const after = stateAfter(state, {sources: pages.sources, former: former.former, synonyms: synonyms.synonyms});
  const [first] = [...renamed];
  const wayOut = messages.fixThenRename({from: first?.[0] ?? `pages${from}.mdx`, to: first?.[1] ?? `pages${to}.mdx`});
  return unlessWrong(state, {after, deleted: [], renamed, summary}, wayOut);
}
