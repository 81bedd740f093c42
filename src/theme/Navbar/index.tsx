import {translate} from '@docusaurus/Translate';
import icons from '@generated/page-entries/default/icons.json';
import MenuFoot from '@site/pages/_shell/menu-foot.mdx';
import {Action} from '../../components/Action';
import MenuBar, {type Menu} from './MenuBar';
import PhoneMenu from './PhoneMenu';
import {ThemeToggle} from '../../components/ThemeToggle';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {features} from '../../company';
import {indexOf} from '../../content/sections';
import {MarkdownCopy} from '../../components/MarkdownCopy';
import SearchBar from '@theme/SearchBar';
import {SiteLogo} from '../../components/SiteLogo';
import {useEntries} from '../../components/hooks/useEntries';
import {useNavbarLinks, useSections, useWholeSection} from '../../components/hooks/useNavigation';
import styles from './styles.module.css';

function useSectionMenus(): Menu[] {
  const {entries, indexes} = useEntries();
  const wholeSection = useWholeSection();
  const sections = useSections().filter(({menu}) => menu !== false);
  const menus = sections.map((section) => ({
    id: section.folder,
    label: section.label,
    index: indexes.find(({to}) => to === indexOf(section)),
    links: entries
      .filter((entry) => entry.section === section.folder)
      .map(({icon, ...entry}) => ({...entry, icon: icons[icon] ?? []})),
    more: wholeSection(section.folder, section.column),
    // A visitor may not find their service or industry in these menus, so they offer a call.
    foot: section.pages ? <MarkdownCopy of={MenuFoot} /> : undefined,
  }));
  // A section whose pages are all drafts has no menu.
  return menus.filter(({index, links}) => index ?? links.length > 0);
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > 0);
    follow();
    window.addEventListener('scroll', follow, {passive: true});
    return () => window.removeEventListener('scroll', follow);
  }, []);
  return scrolled;
}

/** Its content comes from `themeConfig.navbar`. */
export default function Navbar(): ReactNode {
  const menus = useSectionMenus();
  const links = useNavbarLinks();
  const scrolled = useScrolled();
  return (
    // Docusaurus's table of contents measures the bar by this class.
    <header className={clsx('navbar', styles.bar)} data-scrolled={scrolled || undefined} id="top">
      {/* A plain link: the browser moves the focus to the target, which client-side navigation would not. */}
      {/* oxlint-disable-next-line @docusaurus/no-html-links */}
      <a href="#content" className={styles.skip}>
        {translate({message: 'Skip to the content'})}
      </a>
      <div className={styles.page} data-page-width>
        <SiteLogo />
        <MenuBar menus={menus} label={translate({message: 'Main'})} />
        <div className={styles.end}>
          <SearchBar />
          {features.themeToggle && <ThemeToggle label={translate({message: 'Dark theme'})} />}
          {links.map(({to, label}) => (
            <Action key={to} to={to} size="small" className={styles.start}>
              {label}
            </Action>
          ))}
          <PhoneMenu menus={menus} links={links} />
        </div>
      </div>
    </header>
  );
}
