import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Two columns, the first one wider; on a phone one under the other. */
export default function Split({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.split}>{children}</div>;
}
