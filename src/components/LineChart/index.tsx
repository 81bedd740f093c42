import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './drawing.module.css';

/** The drawing is among the children: `src/mdx/figures` made it from the table. */
export default function LineChart({steps = false, children}: PropsWithChildren<Props>): ReactNode {
  return <div className={clsx(styles.plot, steps && styles.steps)}>{children}</div>;
}
