import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
