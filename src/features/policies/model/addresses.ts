import type {Day} from '../../../content/dates';

export const legalRoot = '/legal';

/** The address that shows this version forever. */
export const permanentAddress = (name: Day, slug: string) => `${legalRoot}/${name}/${slug}`;

/** The address of the version in force, whichever that is. */
export const currentAddress = (slug: string) => `${legalRoot}/${slug}`;

/** The archived text itself, as a file. */
export const textAddress = (name: Day, slug: string) => `${permanentAddress(name, slug)}.txt`;

/** The record of every published text, with its hash. */
export const recordAddress = `${legalRoot}/record.json`;

export const compareAddress = (slug: string, from: Day, to: Day) => `${legalRoot}/compare/${slug}/${from}...${to}`;
