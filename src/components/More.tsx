import type {PropsWithChildren, ReactNode} from 'react';
import {Icon} from './Icon';
import {chevronDown} from './icons';
import styles from './More.module.css';

/** Closed on a phone. A wider screen shows the content as if there were nothing around it. */
export function More({label, children}: PropsWithChildren<{label: string}>): ReactNode {
  return (
    <details className={styles.more}>
      <summary>
        {label}
        <Icon icon={chevronDown} />
      </summary>
      <div className={styles.rest} data-copy="spaced">
        {children}
      </div>
    </details>
  );
}
