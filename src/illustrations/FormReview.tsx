import type {PropsWithChildren, ReactNode} from 'react';
import styles from './FormReview.module.css';

export default function FormReview({children}: PropsWithChildren): ReactNode {
  return <div className={styles.form}>{children}</div>;
}
