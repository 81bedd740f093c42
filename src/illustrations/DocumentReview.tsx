import type {PropsWithChildren, ReactNode} from 'react';
import styles from './DocumentReview.module.css';

export default function DocumentReview({children}: PropsWithChildren): ReactNode {
  return <div className={styles.extract}>{children}</div>;
}
