import type {ReactNode} from 'react';
import styles from './Eyebrow.module.css';

/** A few words above a headline, marked with the logo's chevron. */
export function Eyebrow({children}: {children: ReactNode}): ReactNode {
  return <p className={styles.eyebrow}>{children}</p>;
}
