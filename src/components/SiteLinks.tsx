import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLinkColumns} from './hooks/useNavigation';
import styles from './SiteLinks.module.css';

/** The column headings are one level below the heading above them. */
export function SiteLinks({heading: Heading = 'h3'}: {heading?: 'h2' | 'h3'}): ReactNode {
  return useLinkColumns().map(({title, links}) => (
    <div key={title} className={styles.column}>
      <Heading className={styles.title}>{title}</Heading>
      <ul>
        {links.map(({to, label}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}
