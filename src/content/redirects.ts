import {goneAmong, redirectsAmong, type FormerAddresses, type Redirect} from './formerAddresses';
import addresses from './formerPages.json';

export type {Redirect};

const former: FormerAddresses = addresses;

/** The host, the local servers and the redirect pages read this. `npm run rename` and `npm run remove` write the file. */
export const redirects: readonly Redirect[] = redirectsAmong(former);

/** Former addresses of removed pages. They answer with the 404 page. */
export const gone: readonly string[] = goneAmong(former);

/** Where a link leads to now, for code and for published text that know a page by the address of their day. */
export function currentAddress(link: string): string {
  const address = /^[^?#]*/.exec(link)?.[0] ?? '';
  const now = redirects.find(({from}) => from === address)?.to ?? address;
  return now + link.slice(address.length);
}
