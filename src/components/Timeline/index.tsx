import type {PropsWithChildren, ReactNode} from 'react';
import styles from './drawing.module.css';

export default function Timeline({children}: PropsWithChildren): ReactNode {
  return <div className={styles.bars}>{children}</div>;
}
