import Link from '@docusaurus/Link';
import {legalRoot} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import styles from './trail.module.css';

type Props = {
  /** Pages between the legal index and this one. */
  steps?: {to: string; label: string}[];
  label: string;
};

export function Trail({steps = [], label}: Props): ReactNode {
  const way = [{to: '/', label: 'Home'}, {to: legalRoot, label: 'Legal'}, ...steps];
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {way.map((step) => (
          <li key={step.to}>
            <Link to={step.to}>{step.label}</Link>
          </li>
        ))}
        <li aria-current="page">{label}</li>
      </ol>
    </nav>
  );
}
