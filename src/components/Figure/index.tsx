import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './props';
import styles from './styles.module.css';
import sheet from './words.module.css';

/** The class of small words and numbers, for drawings that look like a part of a figure. */
export const {words} = sheet;

export default function Figure({icon, agent, task, status, plain, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <figure className={clsx(styles.figure, words, plain && styles.plain)} data-surface="" data-aside>
      <figcaption className={styles.head}>
        <Chip icon={icon} />
        <span>
          <b>{agent}</b>
          <small>{task}</small>
        </span>
        <span className={styles.status}>{status}</span>
      </figcaption>
      {children}
    </figure>
  );
}
