import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

export default function Marked({children}: PropsWithChildren): ReactNode {
  return <div className={styles.marked}>{children}</div>;
}
