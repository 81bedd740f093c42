import type {PropsWithChildren, ReactNode} from 'react';
import styles from './drawing.module.css';

export default function Matching({children}: PropsWithChildren): ReactNode {
  return <div className={styles.pairs}>{children}</div>;
}
