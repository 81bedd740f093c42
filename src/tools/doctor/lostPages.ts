import type {Finding} from '../../build/mdx/finding';
import type {Lists} from './lists';
import {nearestAddress} from './rules/links';
import {pageAt, type SiteSources} from './sources';

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** The page that is most likely the lost one under a new name: it is new, and is called alike or alone. */
function renamed(lost: string, published: readonly string[], {pages}: SiteSources): string | undefined {
  const fresh = pages.flatMap(({address, kind}) =>
    address && kind !== 'policy' && !published.includes(address) ? address : [],
  );
  const beside = fresh.filter((address) => folderOf(address) === folderOf(lost));
  return nearestAddress(lost, fresh) ?? (beside.length === 1 ? beside[0] : undefined);
}

function wayOut(address: string, file: string, place: string | undefined, now: string | undefined): string {
  const restore = `Restore it: git checkout HEAD -- ${file}`;
  if (place) return `The site needs it, see ${place}. ${restore}`;
  if (address === '/') return `Every site has a home page. ${restore}`;
  const remove = `npm run remove -- ${address}`;
  return now
    ? `If it is ${now} now, run \`npm run rename -- ${address} ${now}\`. If it is gone, run \`${remove}\`.`
    : `Run \`${remove}\`, or add --to and an address for visitors to go to instead.`;
}

/** Pages of the main branch that were renamed or deleted by hand, so that their addresses lead nowhere. */
export function lostPages(
  {published, former}: Pick<Lists, 'published' | 'former'>,
  site: SiteSources,
  named: ReadonlyMap<string, string>,
): Finding[] {
  return published
    .filter((address) => !(address in former) && !pageAt(address, site))
    .map((address) => {
      const file = `pages${address === '/' ? '/index' : address}.mdx`;
      const way = wayOut(address, file, named.get(address), renamed(address, published, site));
      const message = `"${address}" is on the main branch, and its page is gone here. ${way}`;
      return {file, line: 1, column: 1, rule: 'links', message};
    });
}
