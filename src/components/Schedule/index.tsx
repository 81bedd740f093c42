import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './drawing.module.css';

export default function Schedule({board = false, children}: PropsWithChildren<Props>): ReactNode {
  return <div className={clsx(styles.times, board ? styles.board : styles.schedule)}>{children}</div>;
}
