import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Breadcrumbs.module.css';

type Props = {
  /** Pages between the home page and this one. */
  steps: readonly {to: string; label: string}[];
  label: string | undefined;
  className?: string | undefined;
};

export function Trail({steps, label, className}: Props): ReactNode {
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
