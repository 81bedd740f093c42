import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import {chevronDown} from '../Icon/icons';
import type {Props} from './props';
import styles from './styles.module.css';

/** The browser's own disclosure, so that it works before any script runs. */
export default function Question({ask, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <details className={styles.question}>
      <summary>
        {ask}
        <Icon icon={chevronDown} className={styles.sign} />
      </summary>
      <div className={styles.answer} data-copy="">
        {children}
      </div>
    </details>
  );
}
