import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';
import type {IconNode} from '../content/propTypes';
import styles from './Icon.module.css';

export type {IconNode};

type Props = {
  icon: IconNode;
  hue?: string | undefined;
  /** Puts it on a tinted square of this size, in the surrounding hue or its own. */
  chip?: 'small' | 'medium';
  className?: string | undefined;
};

/** Hidden from screen readers, because text beside it says the same. */
export function Icon({icon, hue, chip, className}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(styles.icon, chip && [styles.chip, styles[chip]], className)}
      data-hue={hue}
      aria-hidden>
      {icon.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
    </svg>
  );
}
