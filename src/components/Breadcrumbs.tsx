import type {ReactNode} from 'react';
import {indexOf, sectionOf} from '../content/sections';
import {useEntries, useParent} from './hooks/useEntries';
import {useSections} from './hooks/useNavigation';
import styles from './Breadcrumbs.module.css';
import {Trail} from './Trail';

/** `label` names a page that no menu lists. */
export function Breadcrumbs({path, label}: {path: string; label: string}): ReactNode {
  const {entries, indexes} = useEntries();
  const entry = entries.find(({to}) => to === path);
  const section = sectionOf(path, useSections());
  const index = indexes.find(({to}) => section && to === indexOf(section));
  const crumb = section?.crumb;
  const parent = useParent(path);
  const steps = [
    ...(crumb && index && index.to !== path ? [{to: index.to, label: crumb}] : []),
    ...(parent ? [{to: parent.to, label: parent.label}] : []),
  ];
  return <Trail className={styles.page} steps={steps} label={entry?.label ?? (index?.to === path ? crumb : label)} />;
}
