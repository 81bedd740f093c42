import type {Finding} from '../../build/mdx/finding';
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

const restore = (path: string) => `Restore it: git checkout HEAD -- pages${path}.mdx`;

/** Addresses that were published and lead nowhere: their pages were renamed or deleted by hand. */
export function recordFindings(
  {record, former, textOf}: Lists,
  site: SiteSources,
  named: ReadonlyMap<string, string>,
): Finding[] {
  const tell = tellOf(recordFile, textOf(recordFile));
  return record.flatMap((address) => {
    if (address in former || pageAt(address, site)) return [];
    const lost = `"${address}" was published, and its page is gone.`;
    const place = named.get(address);
    if (place) return [tell(address, `${lost} The site needs it, see ${place}. ${restore(address)}`)];
    if (address === '/') return [tell(address, `${lost} Every site has a home page. ${restore('/index')}`)];
    const now = renamed(address, record, site);
    const gone = `\`npm run remove -- ${address}\``;
    const ways = now
      ? `If it is ${now} now, run \`npm run move -- ${address} ${now}\`. If it is gone, run ${gone}.`
      : `Run ${gone}, or with --to and an address that visitors are led to.`;
    return [tell(address, `${lost} ${ways}`)];
  });
}
