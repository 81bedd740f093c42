import addresses from './formerPages.json';

export type Redirect = {
  /** An address that once stood in print or in links. */
  from: string;
  /** The page that it permanently redirects to. */
  to: string;
};

/** Where the former addresses of pages lead: to a page, or to none if it is gone. */
export type FormerAddresses = Readonly<Record<string, string>>;

/** Stands in place of a page. The host answers with 404 and the helpful page for it. */
export const goneMark = 'gone';

/** `npm run rename` and `npm run remove` write the file. */
const former = Object.entries(addresses as FormerAddresses);

/** The host, the local servers and the redirect pages read this. */
export const redirects: readonly Redirect[] = former.flatMap(([from, to]) => (to === goneMark ? [] : [{from, to}]));

/** Former addresses of removed pages. They answer with the 404 page. */
export const gone: readonly string[] = former.flatMap(([from, to]) => (to === goneMark ? [from] : []));

/** Where a link leads to now, for code and for published text that know a page by the address of their day. */
export function currentAddress(link: string): string {
  const address = /^[^?#]*/.exec(link)?.[0] ?? '';
  const now = redirects.find(({from}) => from === address)?.to ?? address;
  return now + link.slice(address.length);
}
