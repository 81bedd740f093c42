import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLinkColumns} from '../useNavigation';
import styles from './styles.module.css';

type Props = {
  /** The level of the column headings, one below the heading above them. */
  heading?: 'h2' | 'h3';
};

export default function SiteLinks({heading: Heading = 'h3'}: Props): ReactNode {
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
