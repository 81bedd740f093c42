import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.panel} data-copy="">
      {children}
    </div>
  );
}
