import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ClientLogos({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.clients}>{children}</div>;
}
