import {Refusal} from '../../content/refusal';
import {counted} from '../../mdx/textEdits';
import {messages as doctorMessages} from '../doctor/messages';
import {addressProblem} from '../doctor/rules/links';
import {pageAt, siteOf, type SiteSources} from '../doctor/sources';
import {split} from './links';
import {messages} from './messages';
import {lostBelow, pagesBelow, plain, planOf, changeProblem, type Plan} from './plan';
import type {State} from './state';

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
