import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Names of clients, each with a plain sign. */
export default function ClientStrip({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.clients}>{children}</div>;
}
