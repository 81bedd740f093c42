import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function FeatureList({variant = 'rows', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div
      className={variant === 'rows' ? styles.rows : undefined}
      data-variant={variant}
      data-ticks={variant === 'plain' || undefined}>
      {children}
    </div>
  );
}
