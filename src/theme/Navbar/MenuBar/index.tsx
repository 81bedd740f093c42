import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {useRef, type ComponentProps, type ReactNode} from 'react';
import {Chip} from '../../../components/Chip';
import {Icon, type IconNode} from '../../../components/Icon';
import {chevronDown} from '../../../components/icons';
import styles from './styles.module.css';
import {useOpenMenu} from './useOpenMenu';

export type Menu = {
  id: string;
  label: string;
  /** The section's index page. Without other pages, a link to it replaces the dropdown. */
  index?: {to: string; label: string} | undefined;
  links: {to: string; label: string; line: string; icon: IconNode; hue: string}[];
  /** To the page that lists the whole section, if the menu does not. */
  more: {to: string; label: string}[];
  foot?: ReactNode;
};

type Parts = {menu: Menu; button: ComponentProps<'button'>; panel: ComponentProps<'div'>};

function Dropdown({menu: {label, index, links, more, foot}, button, panel}: Parts): ReactNode {
  return (
    <>
      <button type="button" className={styles.button} {...button}>
        {label}
        <Icon icon={chevronDown} className={styles.chevron} />
      </button>
      <div className={clsx(styles.panel, links.length < 5 && styles.narrow)} {...panel}>
        {index && (
          <Link to={index.to} className={styles.index}>
            {index.label}
          </Link>
        )}
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to} className={styles.link}>
                <Chip icon={link.icon} hue={link.hue} />
                <span>
                  <b>{link.label}</b>
                  <small>{link.line}</small>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {more.map(({to, label: all}) => (
          <Link key={to} to={to} className={styles.index}>
            {all}
          </Link>
        ))}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </>
  );
}

/** The dropdowns of the navbar. Before the script runs, hover and focus open them through CSS. */
export default function MenuBar({menus, label}: {menus: Menu[]; label: string}): ReactNode {
  const root = useRef<HTMLElement>(null);
  const {open, ready, item, button, panel} = useOpenMenu(root);
  return (
    <nav aria-label={label} className={styles.bar} ref={root} data-ready={ready || undefined}>
      <ul className={styles.menus}>
        {menus.map((menu) => (
          <li
            key={menu.id}
            className={styles.item}
            data-state={open === menu.id ? 'open' : 'closed'}
            {...item(menu.id)}>
            {menu.index && menu.links.length === 0 ? (
              <Link to={menu.index.to} className={styles.button}>
                {menu.label}
              </Link>
            ) : (
              <Dropdown menu={menu} button={button(menu.id)} panel={panel(menu.id)} />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
