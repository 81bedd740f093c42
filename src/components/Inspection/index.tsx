import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

export default function Inspection({children}: PropsWithChildren): ReactNode {
  return <div className={styles.inspection}>{children}</div>;
}
