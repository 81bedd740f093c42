import Link from '@docusaurus/Link';
import {createElement, type ReactNode} from 'react';
import type {IconNode} from '../Icon';
import styles from './styles.module.css';

type Props = {
  name: string;
  /** The mark, in the color of what is around it. */
  mark: {viewBox: string; shapes: IconNode};
};

export default function Logo({name, mark}: Props): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox={mark.viewBox} aria-hidden>
        {mark.shapes.map(([tag, attributes], at) => createElement(tag, {key: at, ...attributes}))}
      </svg>
      {name}
    </Link>
  );
}
