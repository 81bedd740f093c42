import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './contract';
import styles from './styles.module.css';

/** Figures with their labels: a Markdown list whose items begin with a claim. */
export default function StatGrid({variant = 'cards', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.stats} data-variant={variant}>
      {children}
    </div>
  );
}
