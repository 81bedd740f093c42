import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLinkColumns} from './hooks/useNavigation';
import styles from './SiteLinks.module.css';

/** The column headings are one level below the heading above them. */
export function SiteLinks({heading: Heading = 'h3'}: {heading?: 'h2' | 'h3'}): ReactNode {
  return useLinkColumns().map(({title, to, links}) => (
    <div key={title} className={styles.column}>
      <Heading className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</Heading>
      {links.length > 0 && (
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <Link to={link.to}>{link.label}</Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  ));
}
