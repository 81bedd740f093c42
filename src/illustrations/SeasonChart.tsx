import type {PropsWithChildren, ReactNode} from 'react';
import styles from './SeasonChart.module.css';

export default function SeasonChart({children}: PropsWithChildren): ReactNode {
  return <div className={styles.season}>{children}</div>;
}
