import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './contract';
import styles from './styles.module.css';

export default function Step({label, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <li className={styles.step}>
      <span className={styles.label}>{label}</span>
      {children}
    </li>
  );
}
