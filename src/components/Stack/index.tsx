import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Stack({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.stack} data-aside data-copy="">
      {children}
    </div>
  );
}
