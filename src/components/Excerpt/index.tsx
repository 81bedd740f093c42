import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import {words} from '../Figure';
import type {Props} from './props';
import styles from './styles.module.css';

/** Stands at the top of its card, wherever the card's text has it. */
export default function Excerpt({task, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={clsx(styles.excerpt, words)} data-excerpt="">
      <small>{task}</small>
      {children}
    </div>
  );
}
