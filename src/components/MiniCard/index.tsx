import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

/** Where it stands is for what it stands in to say: a figure, a step. */
export default function MiniCard({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.peek} data-peek>
      {children}
    </div>
  );
}
