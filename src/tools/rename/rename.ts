import {Refusal} from '../../content/refusal';
import {pageAt, siteOf, type SiteSources} from '../doctor/sources';
import {messages} from './messages';
import {isBelow, lostBelow, pagesBelow, plain, planOf, whyItStays, type Plan} from './plan';
import type {State} from './state';

/** Why a page cannot have an address, if it cannot. */
function whyNotThere(from: string, to: string, site: SiteSources): string | undefined {
  const address = to;
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*)+$/.test(to)) return messages.invalidAddress({address});
  if (isBelow(to, '/legal')) return messages.amongPolicies;
  if (to === from) return messages.sameAddress({address});
  const target = site.former[to];
  if (target?.startsWith('/') && target !== from) return messages.redirectsElsewhere({address, to: target});
  const page = pageAt(to, site);
  if (page && pageAt(from, site)) return messages.isPage({address, file: page.file});
  return page || pagesBelow(from, site).length > 0 ? undefined : messages.neitherIsPage({from, to});
}

/** Renames a page and those below it, with their links. The file may have been renamed by hand before. */
export function planRename(state: State, given: string, wanted: string): Plan {
  const [from, to] = [plain(given), plain(wanted)];
  const site = siteOf(state.given);
  const refused = whyItStays(from, state, site) ?? whyNotThere(from, to, site);
  if (refused) throw new Refusal(refused);
  const next = (address: string) => to + address.slice(from.length);
  const there = pagesBelow(from, site);
  const byHand = lostBelow(from, state, site).filter((address) => pageAt(next(address), site));
  const old = new Set([
    ...(pageAt(from, site) ? [] : [from]),
    ...byHand,
    ...there.flatMap(({address}) => address ?? []),
  ]);
  const renamed = new Map(there.map(({file}) => [file, `pages${next(file.slice('pages'.length))}`]));
  const [[first, last] = [`pages${from}.mdx`, `pages${to}.mdx`]] = [...renamed];
  return planOf(state, site, {
    addresses: new Map([...old].map((address) => [address, next(address)])),
    samePage: true,
    renamed,
    wayOut: messages.fixThenRename({from: first, to: last}),
  });
}
