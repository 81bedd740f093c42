import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** Its parent, such as a figure or a step, decides its position. */
export default function MiniCard({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.card} data-surface="" data-mini-card>
      {children}
    </div>
  );
}
