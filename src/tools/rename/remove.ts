import {Refusal} from '../../content/refusal';
import {addressProblem} from '../doctor/rules/links';
import {pageAt, siteOf, type SiteSources} from '../doctor/sources';
import {messages} from './messages';
import {archivedLinks, lostBelow, pagesBelow, plain, planOf, whyItStays, type Plan} from './plan';
import type {State} from './state';

/** Why a page cannot replace the removed one, if it cannot. */
function whyNotTo(to: string, removed: ReadonlySet<string>, site: SiteSources): string | undefined {
  if (removed.has(to)) return messages.targetRemoved({address: to});
  return addressProblem(to, site) ?? (pageAt(to, site) ? undefined : messages.targetNotAPage({address: to}));
}

/** Removes a page and those below it. The file may have been deleted by hand before. */
export function planRemove(state: State, asked: {address: string; to?: string | undefined}): Plan {
  const address = plain(asked.address);
  const to = asked.to === undefined ? null : plain(asked.to);
  const site = siteOf(state.given);
  const there = pagesBelow(address, site);
  const lost = lostBelow(address, state, site);
  const removed = new Set([address, ...there.flatMap((page) => page.address ?? []), ...lost]);
  const refused = whyItStays(address, state, site) ?? (to === null ? undefined : whyNotTo(to, removed, site));
  if (refused) throw new Refusal(refused);
  const links = to === null ? archivedLinks(state, (one) => removed.has(one)) : [];
  if (links.length > 0) throw new Refusal(messages.publishedLinks({lines: links.join('\n')}));
  const plan = planOf(state, site, {
    addresses: new Map([...removed].map((one) => [one, to])),
    samePage: false,
    deleted: there.map(({file}) => file),
    wayOut: messages.fixThenRemove,
  });
  if (plan.summary.length === 0) throw new Refusal(messages.nothingToRemove({address}));
  return plan;
}
