import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {Action} from '../../../components/Action';
import {Chip} from '../../../components/Chip';
import {Icon} from '../../../components/Icon';
import {menu as bars, x} from '../../../components/icons';
import {PhoneLink} from '../../../components/PhoneLink';
import type {Menu} from '../MenuBar';
import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import type {LinkItem} from '../../../content/navigation';
import styles from './styles.module.css';

/** A native popover: the browser opens it even before any script runs, and closes it on Escape or a tap outside. */
export default function PhoneMenu({menus, links}: {menus: Menu[]; links: LinkItem[]}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<boolean>();
  const closeOnLink = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) list.current?.hidePopover();
  };
  const name = translate({message: 'Menu'});
  return (
    <div className={styles.menu}>
      <button type="button" data-icon-button popoverTarget="site-menu" aria-label={name} aria-expanded={open}>
        <Icon icon={bars} className={styles.closed} />
        <Icon icon={x} className={styles.opened} />
      </button>
      <div
        id="site-menu"
        ref={list}
        popover="auto"
        className={styles.list}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={closeOnLink}>
        <nav aria-label={name}>
          {menus.map(({id, label, index, links: pages, more}) => (
            <section key={id} aria-labelledby={`phone-${id}`}>
              <h2 id={`phone-${id}`}>{label}</h2>
              <ul>
                {index && (
                  <li>
                    <Link to={index.to}>{index.label}</Link>
                  </li>
                )}
                {pages.map((page) => (
                  <li key={page.to}>
                    <Link to={page.to}>
                      <Chip icon={page.icon} hue={page.hue} />
                      {page.label}
                    </Link>
                  </li>
                ))}
                {more.map(({to, label: all}) => (
                  <li key={to}>
                    <Link to={to}>{all}</Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <div className={styles.foot}>
            {links.map(({to, label}) => (
              <Action key={to} to={to}>
                {label}
              </Action>
            ))}
            <PhoneLink kind="quiet" />
          </div>
        </nav>
      </div>
    </div>
  );
}
