import type {Day} from '../../../content/dates';

export const legalRoot = '/legal';

/** The address that shows this version forever. */
export const permanentAddress = (version: Day, slug: string) => `${legalRoot}/${version}/${slug}`;

/** The address of whichever version is in force. */
export const currentAddress = (slug: string) => `${legalRoot}/${slug}`;

/** The record of every published text, with its hash. */
export const recordAddress = `${legalRoot}/record.json`;

export const feedAddress = `${legalRoot}/updates.xml`;

/** The list of the comparisons of a policy. */
export const comparisonsAddress = (slug: string) => `${legalRoot}/compare/${slug}`;

export const compareAddress = (slug: string, from: Day, to: Day) => `${comparisonsAddress(slug)}/${from}...${to}`;
