import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function IntegrationGrid({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tiles}>{children}</div>;
}
