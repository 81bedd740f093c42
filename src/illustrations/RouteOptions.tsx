import type {PropsWithChildren, ReactNode} from 'react';
import styles from './RouteOptions.module.css';

export default function RouteOptions({children}: PropsWithChildren): ReactNode {
  return <div className={styles.options}>{children}</div>;
}
