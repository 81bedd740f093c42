import glyphs from '@generated/catalogue/default/glyphs.json';
import Action from '@site/src/components/Action';
import Logo from '@site/src/components/Logo';
import MenuBar, {type Menu} from '@site/src/components/MenuBar';
import PhoneMenu from '@site/src/components/PhoneMenu';
import ThemeToggle from '@site/src/components/ThemeToggle';
import MenuFoot from '@site/pages/_shell/menu-foot.mdx';
import {useEffect, useState, type ReactNode} from 'react';
import {sectionIds, sections} from '../../catalogue/sections';
import {company} from '../../company';
import {useEntries} from '../catalogue';
import MarkdownCopy from '../MarkdownCopy';
import Search from '../Search';
import PhoneLinks from './PhoneLinks';
import styles from './styles.module.css';

function useMenus(): Menu[] {
  const entries = useEntries();
  return sectionIds.map((id) => ({
    id,
    label: sections[id].menu,
    links: entries
      .filter((entry) => entry.section === id)
      .map(({icon, ...entry}) => ({...entry, glyph: glyphs[icon] ?? []})),
    foot: id === 'company' ? undefined : <MarkdownCopy of={MenuFoot} />,
  }));
}

/** True once the page is scrolled down at all. */
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

export default function TopBar(): ReactNode {
  const menus = useMenus();
  const scrolled = useScrolled();
  return (
    <header className={styles.bar} data-scrolled={scrolled || undefined} id="top">
      <div className={styles.page}>
        <Logo name={company.name} drawing={company.logo} />
        <MenuBar menus={menus} label="Main" />
        <div className={styles.end}>
          <Search />
          <ThemeToggle label="Dark theme" />
          <Action to="/contact" size="small" className={styles.start}>
            Get Started
          </Action>
          <PhoneMenu label="Menu">
            <PhoneLinks menus={menus} />
          </PhoneMenu>
        </div>
      </div>
    </header>
  );
}
