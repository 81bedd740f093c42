import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Prose({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.prose} data-copy="prose">
      {children}
    </div>
  );
}
