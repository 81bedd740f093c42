import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** A tinted panel: a title, a sentence, an action. */
export default function Panel({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}
