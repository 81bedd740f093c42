import {useThemeConfig} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {FooterItem, LinkItem, Navigation} from '../../content/navigation';
import {indexOf, sectionsAmong, type Section} from '../../content/sections';
import {useEntries} from './useEntries';

/** The menus and the footer in the configuration. */
const useNavigation = () => useThemeConfig() as unknown as Navigation;

export const useSections = (): Section[] => sectionsAmong(useNavigation().navbar.items);

const isLink = (item: object): item is LinkItem => 'to' in item;

/** The navbar's links outside its menus. */
export const useNavbarLinks = (): LinkItem[] => useNavigation().navbar.items.filter(isLink);

export const useCopyright = (): string => useThemeConfig().footer?.copyright ?? '';

/** The link to the page that lists a whole section, if menus do not. */
export function useWholeSection(): (folder: string, label: string) => {to: string; label: string}[] {
  const sections = useSections();
  const {entries, indexes, sizes} = useEntries();
  return (folder, label) => {
    const shown = entries.filter(({section}) => section === folder).length;
    const index = indexes.find(({to}) => sections.some((one) => one.folder === folder && to === indexOf(one)));
    if (!index || shown === sizes[folder]) return [];
    return [{to: index.to, label: translate({message: 'All {section}'}, {section: label})}];
  };
}

/** The footer's columns of links, with the pages of each section and the policies filled in. */
export function useLinkColumns() {
  const sections = useSections();
  const {entries, indexes, policies} = useEntries();
  const wholeSection = useWholeSection();
  const linksOf = (item: FooterItem): LinkItem[] => {
    if (isLink(item)) return [item];
    if (item.type === 'custom-policies') return policies;
    const label = sections.find(({folder}) => folder === item.folder)?.column ?? '';
    return [...entries.filter(({section}) => section === item.folder), ...wholeSection(item.folder, label)];
  };
  const sectionOf = (item: FooterItem) => sections.find(({folder}) => 'folder' in item && folder === item.folder);
  return useNavigation().footer.links.map(({title, items}) => {
    const section = items.map(sectionOf).find(Boolean);
    return {
      title: title ?? section?.column ?? '',
      to: indexes.find(({to}) => section && to === indexOf(section))?.to,
      links: items.flatMap(linksOf),
    };
  });
}
