import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {indexOf, sectionOf} from '../content/sections';
import {useEntries, useParent} from './hooks/useEntries';
import {useSections} from './hooks/useNavigation';
import styles from './Breadcrumbs.module.css';

type TrailProps = {
  /** Pages between the home page and this one. */
  steps: readonly {to: string; label: string}[];
  label: string | undefined;
  className?: string | undefined;
};

export function Trail({steps, label, className}: TrailProps): ReactNode {
  const way = [{to: '/', label: translate({message: 'Home'})}, ...steps];
  return (
    <nav aria-label={translate({message: 'Breadcrumb'})} className={clsx(styles.trail, className)} data-screen-only>
      <ol>
        {way.map((step) => (
          <li key={step.label}>
            <Link to={step.to}>{step.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}

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
