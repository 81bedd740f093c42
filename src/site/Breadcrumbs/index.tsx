import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {sectionOf} from '../../catalogue/sections';
import {useEntries, useParent} from '../useEntries';
import {useSections} from '../useNavigation';
import styles from './styles.module.css';

type Props = {
  path: string;
  /** The name of a page that no menu lists. */
  label: string;
};

export default function Breadcrumbs({path, label}: Props): ReactNode {
  const entry = useEntries().find(({to}) => to === path);
  const section = sectionOf(path, useSections());
  const parent = useParent(path);
  return (
    <nav aria-label="Breadcrumb" className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">Home</Link>
        </li>
        {section && <li>{section.crumb}</li>}
        {parent && (
          <li>
            <Link to={parent.to}>{parent.label}</Link>
          </li>
        )}
        <li aria-current="page">{entry?.label ?? label}</li>
      </ol>
    </nav>
  );
}
