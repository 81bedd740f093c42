import clsx from 'clsx';
import {createContext, useId, type PropsWithChildren, type ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** The name that the radio buttons of a group share. */
export const Group = createContext('');

type Inside = {className?: string | undefined};

export default function Choices({
  label,
  side = false,
  className,
  children,
}: PropsWithChildren<Props & Inside>): ReactNode {
  return (
    <fieldset className={clsx(styles.choices, side && styles.side, className)}>
      <legend data-unseen="">{label}</legend>
      <Group value={useId()}>{children}</Group>
    </fieldset>
  );
}
