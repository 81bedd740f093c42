import type {PropsWithChildren, ReactNode} from 'react';
import styles from './PartsInspection.module.css';

export default function PartsInspection({children}: PropsWithChildren): ReactNode {
  return <div className={styles.inspection}>{children}</div>;
}
