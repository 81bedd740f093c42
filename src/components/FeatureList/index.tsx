import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function FeatureList({variant = 'rows', children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div
      className={clsx(variant !== 'plain' && styles.rows, variant === 'never' && styles.never)}
      data-variant={variant}
      data-copy=""
      data-ticks={variant === 'plain' || undefined}>
      {children}
    </div>
  );
}
