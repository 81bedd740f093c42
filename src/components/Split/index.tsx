import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Split({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.split} data-copy="">
      {children}
    </div>
  );
}
