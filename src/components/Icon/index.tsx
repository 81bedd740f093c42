import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';
import type {Glyph} from '../../content/contract';
import styles from './styles.module.css';

export type {Glyph};

type Props = {
  glyph: Glyph;
  /** What the icon means, when no text beside it says so. */
  label?: string;
  className?: string;
};

export default function Icon({glyph, label, className}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(styles.icon, className)}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}>
      {glyph.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
    </svg>
  );
}
