import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {indexOf, sectionOf} from '../../content/sections';
import {useEntries, useIndexes, useParent} from '../hooks/useEntries';
import {useSections} from '../hooks/useNavigation';
import styles from './styles.module.css';

type Props = {
  path: string;
  /** The name of a page that no menu lists. */
  label: string;
};

export default function Breadcrumbs({path, label}: Props): ReactNode {
  const entry = useEntries().find(({to}) => to === path);
  const section = sectionOf(path, useSections());
  const index = useIndexes().find(({to}) => section && to === indexOf(section));
  const crumb = section?.crumb;
  const parent = useParent(path);
  return (
    <nav aria-label={translate({message: 'Breadcrumb'})} className={styles.crumbs}>
      <ol>
        <li>
          <Link to="/">{translate({message: 'Home'})}</Link>
        </li>
        {crumb && index?.to !== path && <li>{index ? <Link to={index.to}>{crumb}</Link> : crumb}</li>}
        {parent && (
          <li>
            <Link to={parent.to}>{parent.label}</Link>
          </li>
        )}
        <li aria-current="page">{entry?.label ?? (index?.to === path ? crumb : label)}</li>
      </ol>
    </nav>
  );
}
