import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function FigureTabs({label, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.tabs} role="radiogroup" aria-label={label} data-aside>
      {children}
    </div>
  );
}
