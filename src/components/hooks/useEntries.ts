import {usePluginData} from '@docusaurus/useGlobalData';
import type {Entry, PageLink} from '../../content/entries';
import type {Day} from '../../content/dates';

type PageEntries = {
  /** The pages that menus list, in menu order, and those with pages below them. */
  entries: Entry[];
  /** The number of all pages of each section. */
  sizes: Record<string, number>;
  /** The index pages of those sections that have one. */
  indexes: PageLink[];
  policies: PageLink[];
  /** The closing days of the jobs that were open when the site was built. */
  closingDays: (Day | null)[];
};

export const useEntries = () => usePluginData('page-entries') as PageEntries;

/** The listed page that is the parent of an address. */
export const useParent = (path: string): Entry | undefined =>
  useEntries().entries.find(({to}) => path.startsWith(`${to}/`));
