import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';
import type {IconNode} from '../content/propTypes';
import styles from './Icon.module.css';

export type {IconNode};

/** Hidden from screen readers, because text beside it says the same. */
export function Icon({icon, className}: {icon: IconNode; className?: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={clsx(styles.icon, className)} aria-hidden>
      {icon.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
    </svg>
  );
}
