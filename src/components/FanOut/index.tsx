import type {PropsWithChildren, ReactNode} from 'react';
import styles from './drawing.module.css';

export default function FanOut({children}: PropsWithChildren): ReactNode {
  return <div className={styles.fan}>{children}</div>;
}
