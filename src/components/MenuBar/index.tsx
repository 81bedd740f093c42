import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import Chip from '../Chip';
import Icon, {type Glyph} from '../Icon';
import {chevronDown} from '../Icon/glyphs';
import styles from './styles.module.css';
import {useMenus} from './useMenus';

export type MenuLink = {to: string; label: string; line: string; glyph: Glyph; hue: string};
export type Menu = {id: string; label: string; links: MenuLink[]; foot?: ReactNode};

/** The dropdowns of the navbar. Before the script runs, hover and focus open them through CSS. */
export default function MenuBar({menus, label}: {menus: Menu[]; label: string}): ReactNode {
  const root = useRef<HTMLElement>(null);
  const {open, ready, item, button, panel} = useMenus(root);
  return (
    <nav aria-label={label} className={styles.bar} ref={root} data-ready={ready || undefined}>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li
            key={menu.id}
            className={styles.item}
            data-state={open === menu.id ? 'open' : 'closed'}
            {...item(menu.id)}>
            <button type="button" className={styles.button} {...button(menu.id)}>
              {menu.label}
              <Icon glyph={chevronDown} className={styles.chevron} />
            </button>
            <div className={clsx(styles.panel, menu.links.length < 5 && styles.narrow)} {...panel(menu.id)}>
              <ul className={styles.links}>
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={styles.link}>
                      <Chip glyph={link.glyph} hue={link.hue} />
                      <span>
                        <b>{link.label}</b>
                        <small>{link.line}</small>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {menu.foot && <div className={styles.foot}>{menu.foot}</div>}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
