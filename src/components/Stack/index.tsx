import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Things one under another, in one column of a Split. */
export default function Stack({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.stack}>{children}</div>;
}
