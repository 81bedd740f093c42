import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

export default function Entries({children}: PropsWithChildren): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}
