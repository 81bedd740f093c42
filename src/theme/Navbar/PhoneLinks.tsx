import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import Action from '@site/src/components/Action';
import Chip from '@site/src/components/Chip';
import PhoneLink from '@site/src/components/PhoneLink';
import type {Menu} from '@site/src/theme/Navbar/MenuBar';
import type {ReactNode} from 'react';
import type {LinkItem} from '../../content/navigation';
import styles from './styles.module.css';

export default function PhoneLinks({menus, links}: {menus: Menu[]; links: LinkItem[]}): ReactNode {
  return (
    <nav aria-label={translate({message: 'Menu'})} className={styles.phone}>
      {menus.map((menu) => (
        <section key={menu.id} aria-labelledby={`phone-${menu.id}`}>
          <h2 id={`phone-${menu.id}`}>{menu.label}</h2>
          <ul>
            {menu.index && (
              <li>
                <Link to={menu.index.to}>{menu.index.label}</Link>
              </li>
            )}
            {menu.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to}>
                  <Chip icon={link.icon} hue={link.hue} />
                  {link.label}
                </Link>
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
  );
}
