import {translate} from '@docusaurus/Translate';
import {Action, actionClass} from '../../components/Action';
import {Icon} from '../../components/Icon';
import {menu, x} from '../../components/icons';
import Menus from './Menus';
import {ThemeToggle} from '../../components/ThemeToggle';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {features} from '../../company';
import SearchBar from '@theme/SearchBar';
import {SiteLogo} from '../../components/SiteLogo';
import {useNavbarLinks} from '../../components/hooks/useNavigation';
import styles from './styles.module.css';

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
  const links = useNavbarLinks();
  const scrolled = useScrolled();
  return (
    // Docusaurus's table of contents measures the bar by this class.
    <header className={clsx('navbar', styles.bar)} data-scrolled={scrolled || undefined} id="top">
      {/* A plain link: the browser moves the focus to the target, which client-side navigation would not. */}
      {/* oxlint-disable-next-line @docusaurus/no-html-links */}
      <a href="#content" className={clsx(actionClass('primary', 'small'), styles.skip)}>
        {translate({message: 'Skip to the content'})}
      </a>
      <div className={styles.row} data-page-width>
        <SiteLogo />
        <Menus />
        <div className={styles.tools}>
          <SearchBar />
          {features.themeToggle && <ThemeToggle label={translate({message: 'Dark theme'})} />}
          {links.map(({to, label}) => (
            <Action key={to} to={to} size="small">
              {label}
            </Action>
          ))}
          <button type="button" data-icon-button popoverTarget="site-menu" aria-label={translate({message: 'Menu'})}>
            <Icon icon={menu} />
            <Icon icon={x} />
          </button>
        </div>
      </div>
    </header>
  );
}
