import {usePluginData} from '@docusaurus/useGlobalData';
import type {Entry, PolicyEntry} from '../catalogue/entries';

type PageEntries = {entries: Entry[]; policies: PolicyEntry[]};

const usePageEntries = () => usePluginData('page-entries') as PageEntries;

/** The pages that menus list, in their order. */
export const useEntries = (): Entry[] => usePageEntries().entries;

/** The pages of a section, by its folder. */
export const useSectionEntries = (folder: string): Entry[] => useEntries().filter(({section}) => section === folder);

/** The policies in force. */
export const usePolicies = (): PolicyEntry[] => usePageEntries().policies;
