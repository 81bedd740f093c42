import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Short proofs under the actions of a hero: a Markdown list. */
export default function Proofs({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.proofs}>{children}</div>;
}
