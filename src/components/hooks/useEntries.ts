import {usePluginData} from '@docusaurus/useGlobalData';
import type {Entry, PolicyEntry, SectionIndex} from '../../content/entries';
import type {Day} from '../../content/dates';

type PageEntries = {
  entries: Entry[];
  indexes: SectionIndex[];
  policies: PolicyEntry[];
  closingDays: (Day | null)[];
};

const usePageEntries = () => usePluginData('page-entries') as PageEntries;

/** The pages that menus list, in menu order. */
export const useEntries = (): Entry[] => usePageEntries().entries;

export const useSectionEntries = (folder: string): Entry[] => useEntries().filter(({section}) => section === folder);

/** The listed page that is the parent of an address. */
export const useParent = (path: string): Entry | undefined => useEntries().find(({to}) => path.startsWith(`${to}/`));

/** The closing days of the jobs that were open when the site was built. */
export const useClosingDays = (): (Day | null)[] => usePageEntries().closingDays;

/** The index pages of those sections that have one. */
export const useIndexes = (): SectionIndex[] => usePageEntries().indexes;

export const usePolicies = (): PolicyEntry[] => usePageEntries().policies;
