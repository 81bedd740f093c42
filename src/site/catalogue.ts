import {usePluginData} from '@docusaurus/useGlobalData';
import type {Entry, PolicyEntry} from '../catalogue/entries';
import type {SectionId} from '../catalogue/sections';

type CatalogueData = {entries: Entry[]; policies: PolicyEntry[]};

const useCatalogue = () => usePluginData('catalogue') as CatalogueData;

/** The pages that menus list, in their order. */
export const useEntries = (): Entry[] => useCatalogue().entries;

export const useSectionEntries = (section: SectionId): Entry[] =>
  useEntries().filter((entry) => entry.section === section);

/** The policies in force. */
export const usePolicies = (): PolicyEntry[] => useCatalogue().policies;
