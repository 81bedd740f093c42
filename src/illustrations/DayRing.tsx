import type {PropsWithChildren, ReactNode} from 'react';
import styles from './DayRing.module.css';

export default function DayRing({children}: PropsWithChildren): ReactNode {
  return <div className={styles.day}>{children}</div>;
}
