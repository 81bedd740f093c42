import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Step({label, when, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <li className={styles.step} data-copy="">
      {when && <b className={styles.when}>{when}</b>}
      <span className={styles.label}>{label}</span>
      {children}
    </li>
  );
}
