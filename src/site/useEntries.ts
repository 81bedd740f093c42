import {usePluginData} from '@docusaurus/useGlobalData';
import type {Entry, PolicyEntry} from '../catalogue/entries';

type PageEntries = {entries: Entry[]; policies: PolicyEntry[]};

const usePageEntries = () => usePluginData('page-entries') as PageEntries;

/** The pages that menus list, in menu order. */
export const useEntries = (): Entry[] => usePageEntries().entries;

export const useSectionEntries = (folder: string): Entry[] => useEntries().filter(({section}) => section === folder);

export const usePolicies = (): PolicyEntry[] => usePageEntries().policies;
