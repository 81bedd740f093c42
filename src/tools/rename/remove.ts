import {goneMark} from '../../content/formerAddresses';
import {addressProblem} from '../doctor/rules/links';
import {pageAt, siteOf, type SiteSources} from '../doctor/sources';
import {formerAfter, pagesAfter, synonymsAfter} from './links';
import {messages} from './messages';
import {
  archivedLinks,
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

/** Why a page cannot replace the removed one, if it cannot. */
function whyNotTo(to: string, isRemoved: (address: string) => boolean, site: SiteSources): string | undefined {
  if (isRemoved(to)) return messages.targetRemoved({address: to});
  return addressProblem(to, site) ?? (pageAt(to, site) ? undefined : messages.targetNotAPage({address: to}));
}

/** Removes a page and those below it. The file may have been deleted by hand before. */
export function planRemove(state: State, asked: {address: string; to?: string | undefined}): Plan | Refused {
  if (!asked.address) return {refused: messages.removeUsage};
  const address = plain(asked.address);
  const to = asked.to === undefined ? undefined : plain(asked.to);
  const site = siteOf(state.given);
  const removed = pagesBelow(address, site);
  const addresses = new Set([
    address,
    ...removed.flatMap((page) => page.address ?? []),
    ...lostBelow(address, state, site),
  ]);
  const isRemoved = (one: string) => addresses.has(one);
  const refused = whyItStays(address, state, site) ?? (to === undefined ? undefined : whyNotTo(to, isRemoved, site));
  if (refused) return {refused};
  const archived = to ? [] : archivedLinks(state, addresses);
  if (archived.length > 0) return {refused: messages.publishedLinks({lines: archived.join('\n')})};
  const kept = site.pages.filter((page) => !removed.includes(page));
  const pages = pagesAfter(kept, site, (one) => (to && isRemoved(one) ? to : undefined));
  const synonyms = synonymsAfter(state, (one) => (isRemoved(one) ? (to ?? null) : undefined));
  const known = [...addresses].filter((one) => isKnown(pageAt(one, site), one, state));
  const former = formerAfter(state, Object.fromEntries(known.map((one) => [one, to ?? goneMark])), () => false);
  const deleted = removed.map(({file}) => file);
  const summary = [
    ...deleted.map((file) => messages.deleted({file})),
    ...pages.summary,
    ...synonyms.summary,
    ...former.summary,
  ];
  if (summary.length === 0) return {refused: messages.nothingToRemove({address})};
  const after = stateAfter(state, {sources: pages.sources, former: former.former, synonyms: synonyms.synonyms});
  return unlessWrong(state, {after, deleted, renamed: new Map(), summary}, messages.fixThenRemove);
}
