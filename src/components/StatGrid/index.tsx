import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function StatGrid({variant = 'cards', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.stats} data-variant={variant}>
      {children}
    </div>
  );
}
