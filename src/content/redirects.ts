import addresses from './formerPages.json';

/** The page that each former address leads to, or `removedMark` if there is none. */
export type FormerAddresses = Readonly<Record<string, string>>;

/** Marks an address whose page was removed. Hosts answer it with the 404 page. */
export const removedMark = 'gone';

/** `npm run rename` and `npm run remove` write the file. */
const former = Object.entries<string>(addresses);

/** Former addresses, which may still be in links or in print, with the page that each permanently redirects to. */
export const redirects = former.flatMap(([from, to]) => (to === removedMark ? [] : [{from, to}]));

/** Former addresses of removed pages. They answer with the 404 page. */
export const gone: readonly string[] = former.flatMap(([from, to]) => (to === removedMark ? [from] : []));

/** The current target of a link, for code and published policies that may still use a former address. */
export function currentAddress(link: string): string {
  const address = /^[^?#]*/.exec(link)?.[0] ?? '';
  const now = redirects.find(({from}) => from === address)?.to ?? address;
  return now + link.slice(address.length);
}
