import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './props';
import styles from './styles.module.css';
import words from './words.module.css';

export default function Figure({icon, agent, task, status, plain, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <figure className={clsx(styles.figure, words.words, plain && styles.plain)} data-surface="" data-aside>
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
