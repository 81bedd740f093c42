import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './contract';
import styles from './drawing.module.css';

export default function ActivityLog({night = false, children}: PropsWithChildren<Props>): ReactNode {
  return <div className={clsx(styles.entries, night && styles.night)}>{children}</div>;
}
