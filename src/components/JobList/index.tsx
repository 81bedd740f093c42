import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function JobList({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.jobs}>{children}</div>;
}
