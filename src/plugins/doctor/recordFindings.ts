import type {Finding} from './finding';
import {recordFile, tellOf, type Lists} from './lists';
import {nearestAddress} from './rules/links';
import {pageAt, type SiteSources} from './sources';

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

/** The page that is most likely the lost one under a new name: it is not on record, and is called alike or alone. */
function renamed(lost: string, record: readonly string[], {pages}: SiteSources): string | undefined {
  const recorded = new Set(record);
  const fresh = pages.flatMap(({address, kind}) =>
    address && kind !== 'policy' && !recorded.has(address) ? address : [],
  );
  const beside = fresh.filter((address) => folderOf(address) === folderOf(lost));
  return nearestAddress(lost, fresh) ?? (beside.length === 1 ? beside[0] : undefined);
}

/** Addresses that were published and lead nowhere: their pages were renamed or deleted by hand. */
export function recordFindings(
  {record, former, textOf}: Lists,
  site: SiteSources,
  named: ReadonlyMap<string, string>,
): Finding[] {
  const tell = tellOf(recordFile, textOf(recordFile));
  return record.flatMap((address) => {
    if (address in former || pageAt(address, site)) return [];
    const lost = `"${address}" was published, and there is no page any more.`;
    const place = named.get(address);
    if (place) {
      const file = `pages${address === '/' ? '/index' : address}.mdx`;
      return [tell(address, `${lost} The site needs it, see ${place}. Restore it: git checkout HEAD -- ${file}`)];
    }
    const now = renamed(address, record, site);
    const moved = now ? ` If it is ${now} now: npm run move -- ${address} ${now}` : '';
    const gone = ` ${now ? 'If it is gone' : 'So that nobody who follows a link to it is lost'}: npm run remove -- ${address}`;
    return [tell(address, `${lost}${moved}${gone}`)];
  });
}
