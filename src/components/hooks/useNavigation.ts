import {useThemeConfig} from '@docusaurus/theme-common';
import type {FooterItem, LinkItem, Navigation} from '../../content/navigation';
import {indexOf, sectionsAmong, type Section} from '../../content/sections';
import {useEntries} from './useEntries';

/** The menus and the footer in the configuration. */
const useNavigation = () => useThemeConfig() as unknown as Navigation;

export const useSections = (): Section[] => sectionsAmong(useNavigation().navbar.items);

const isLink = (item: object): item is LinkItem => 'to' in item;

/** The navbar's links outside its menus. */
export const useNavbarLinks = (): LinkItem[] =>
  useNavigation()
    .navbar.items.filter(isLink)
    .filter(({menu}) => !menu);

export const useCopyright = (): string => useThemeConfig().footer?.copyright ?? '';

/** The navbar's menus: the pages of each section, and the links set apart at its foot. */
export function useMenus() {
  const {entries, indexes} = useEntries();
  const links = useNavigation().navbar.items.filter(isLink);
  const menus = useSections().map((section) => {
    const foot = links.filter(({menu}) => menu === section.folder);
    return {
      ...section,
      entries: entries.filter((entry) => entry.section === section.folder && !foot.some(({to}) => to === entry.to)),
      links: [...indexes.filter(({to}) => to === indexOf(section)), ...foot],
    };
  });
  // A section whose pages are all drafts has no menu.
  return menus.filter((section) => section.entries.length + section.links.length > 0);
}

/** The footer's columns of links, with the pages of each section and the policies filled in. */
export function useLinkColumns() {
  const sections = useSections();
  const {entries, indexes, policies} = useEntries();
  const linksOf = (item: FooterItem): LinkItem[] => {
    if (isLink(item)) return [item];
    if (item.type === 'custom-policies') return policies;
    const index = indexes.filter(({to}) => to === `/${item.folder}`);
    return [...entries.filter(({section}) => section === item.folder), ...index];
  };
  const nameOf = (item: FooterItem) => sections.find(({folder}) => 'folder' in item && folder === item.folder)?.column;
  return useNavigation().footer.links.map(({title, items}) => ({
    title: title ?? items.map(nameOf).find(Boolean) ?? '',
    links: items.flatMap(linksOf),
  }));
}
