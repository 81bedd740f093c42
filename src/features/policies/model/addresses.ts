import type {Day} from '../../../content/dates';

/** The page of one shows the current date, and forms and the chat link to the other. */
export const termsOfService = 'terms-of-service';
export const privacyPolicy = 'privacy-policy';

export const legalRoot = '/legal';

/** The address that shows this version forever. */
export const permanentAddress = (version: Day, slug: string) => `${legalRoot}/${version}/${slug}`;

/** The address of whichever version is in force. */
export const currentAddress = (slug: string) => `${legalRoot}/${slug}`;

/** The record of every published text, with its hash. */
export const recordAddress = `${legalRoot}/record.json`;

export const feedAddress = `${legalRoot}/updates.xml`;

/** The address of a comparison of two versions, or of a version with the one in force. */
export const compareAddress = (slug: string, from: Day, to: Day = 'in-force') =>
  `${legalRoot}/compare/${slug}/${from}...${to}`;
