import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function ProofPoints({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.proofs} data-ticks>
      {children}
    </div>
  );
}
