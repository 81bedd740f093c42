import type {Finding} from '../../build/mdx/finding';
import {messages} from './messages';
import {nearestAddress} from './rules/links';
import {pageAt, type SiteSources} from './sources';

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** The new page that is most likely the lost one: its name is similar, or no other page is new in the folder. */
function renamed(lost: string, published: readonly string[], {pages}: SiteSources): string | undefined {
  const fresh = pages.flatMap(({address, kind}) =>
    address && kind !== 'policy' && !published.includes(address) ? address : [],
  );
  const beside = fresh.filter((address) => folderOf(address) === folderOf(lost));
  return nearestAddress(lost, fresh) ?? (beside.length === 1 ? beside[0] : undefined);
}

function wayOut(address: string, file: string, place: string | undefined, now: string | undefined): string {
  if (place) return messages.lostNeeded({place, file});
  if (address === '/') return messages.lostHome({file});
  return now ? messages.lostRenamed({address, now}) : messages.lostRemoved({address});
}

/** Pages of the main branch that were renamed or deleted by hand, so that their addresses lead nowhere. */
export function lostPages(
  published: readonly string[],
  site: SiteSources,
  named: ReadonlyMap<string, string>,
): Finding[] {
  return published
    .filter((address) => !(address in site.former) && !pageAt(address, site))
    .map((address) => {
      const file = `pages${address === '/' ? '/index' : address}.mdx`;
      const found = wayOut(address, file, named.get(address), renamed(address, published, site));
      return {file, line: 1, column: 1, rule: 'links', message: messages.lostPage({address, wayOut: found})};
    });
}
