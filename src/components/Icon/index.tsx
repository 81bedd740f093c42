import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';
import type {IconNode} from '../../content/propTypes';
import styles from './styles.module.css';

export type {IconNode};

type Props = {
  icon: IconNode;
  /** What the icon means, when no text beside it says so. */
  label?: string;
  className?: string;
};

export default function Icon({icon, label, className}: Props): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx(styles.icon, className)}
      {...(label ? {role: 'img', 'aria-label': label} : {'aria-hidden': true})}>
      {icon.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
    </svg>
  );
}
