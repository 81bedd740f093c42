import clsx from 'clsx';
import {createContext, useId, type PropsWithChildren, type ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** The name that the radio buttons of a group share. */
export const Group = createContext('');

type Inside = {className?: string | undefined};

export default function Choices({label, place, className, children}: PropsWithChildren<Props & Inside>): ReactNode {
  return (
    <div
      className={clsx(styles.choices, place && styles[place], className)}
      role="radiogroup"
      aria-label={label}
      data-aside>
      <Group value={useId()}>{children}</Group>
    </div>
  );
}
