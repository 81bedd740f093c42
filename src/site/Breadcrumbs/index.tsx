import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {sectionOf, sections} from '../../catalogue/sections';
import {useEntries} from '../catalogue';
import styles from './styles.module.css';

type Props = {
  path: string;
  /** The name of the page, where the catalogue does not list it. */
  label: string;
};

/** Where a page stands: home, its section, itself. */
export default function Breadcrumbs({path, label}: Props): ReactNode {
  const entry = useEntries().find(({to}) => to === path);
  const section = sectionOf(path);
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {section && <li>{sections[section].crumb}</li>}
        <li aria-current="page">{entry?.label ?? label}</li>
      </ol>
    </nav>
  );
}
