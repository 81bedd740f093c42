import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import icons from '@generated/page-entries/default/icons.json';
import MenuFoot from '@site/pages/_shell/menu-foot.mdx';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Action} from '../../components/Action';
import {Icon} from '../../components/Icon';
import {chevronDown} from '../../components/icons';
import {shellMarkdown} from '../../components/markdown';
import {PhoneLink} from '../../components/PhoneLink';
import {useMenus, useNavbarLinks} from '../../components/hooks/useNavigation';
import styles from './styles.module.css';
import {useOpenMenu} from './useOpenMenu';

/**
 * One list of links. On a wide screen, CSS shows it as dropdowns; on a phone as a native popover, which the browser
 * opens and closes. Until the script runs, hover and focus open the dropdowns through CSS.
 */
export default function Menus(): ReactNode {
  const {menus, item, button} = useOpenMenu();
  return (
    <nav {...menus} aria-label={translate({message: 'Main'})} id="site-menu" popover="auto" className={styles.menus}>
      <ul className={styles.list}>
        {useMenus().map(({folder, label, pages, links, entries}) => (
          <li key={folder} className={styles.menu} {...item(`menu-${folder}`)}>
            <button type="button" className={styles.button} {...button(`menu-${folder}`)}>
              {label}
              <Icon icon={chevronDown} />
            </button>
            <div id={`menu-${folder}`} className={clsx(styles.panel, entries.length < 5 && styles.narrow)}>
              <h2>{label}</h2>
              <ul className={styles.links}>
                {entries.map(({to, icon, hue, label: name, line}) => (
                  <li key={to}>
                    <Link to={to}>
                      <Icon icon={icons[icon] ?? []} hue={hue} chip="small" />
                      {name}
                      <small>{line}</small>
                    </Link>
                  </li>
                ))}
              </ul>
              {links.length > 0 && (
                <ul className={styles.foot}>
                  {links.map(({to, label: name}) => (
                    <li key={to}>
                      <Link to={to}>{name}</Link>
                    </li>
                  ))}
                </ul>
              )}
              {/* A visitor may not find their service or industry in these menus, so they offer a call. */}
              {pages && (
                <div className={clsx(styles.foot, styles.help)}>
                  <MenuFoot components={shellMarkdown} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {useNavbarLinks().map(({to, label}) => (
          <Action key={to} to={to}>
            {label}
          </Action>
        ))}
        <PhoneLink kind="quiet" />
      </div>
    </nav>
  );
}
