import {redirectsAmong, type FormerAddresses, type Redirect} from './formerAddresses';
import addresses from './formerPages.json';

export type {Redirect};

const former: FormerAddresses = addresses;

/** The host, the local servers and the redirect pages read this. `npm run move` and `npm run remove` write the file. */
export const redirects: readonly Redirect[] = redirectsAmong(former);

/** Where a page is now that had the given address once. For code that knows a page by its address. */
export const currentAddress = (address: string): string => redirects.find(({from}) => from === address)?.to ?? address;
