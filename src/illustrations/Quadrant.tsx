import type {PropsWithChildren, ReactNode} from 'react';
import styles from './Quadrant.module.css';

export default function Quadrant({children}: PropsWithChildren): ReactNode {
  return <div className={styles.map}>{children}</div>;
}
