import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../components/Icon';
import {truck} from '../components/Icon/icons';
import styles from './RouteChange.module.css';

/** The drawing is the same for every route; the labels say what its places are. */
export default function RouteChange({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.route}>
      <svg aria-hidden width="100%" viewBox="0 0 460 250" preserveAspectRatio="none">
        <path d="M-10 196C60 166 70 106 40 46S80-44 120-44M-10 222C80 190 92 114 62 52S96-4 150-44M-10 250C104 210 116 120 86 60S120-4 186-44" />
        <path
          fill="var(--hue-ink)"
          stroke="none"
          opacity="0.13"
          d="m262 150 30-50 20 30 14-22 36 42zM318 74l22-38 26 38zM292 196l22-34 20 34z"
        />
        <path className={styles.old} d="M72 186C150 176 176 146 232 136S330 114 388 72" />
        <path className={styles.new} d="M72 186C120 186 180 214 262 210S352 146 388 72" />
      </svg>
      <span className={styles.truck}>
        <Icon icon={truck} />
      </span>
      {children}
    </div>
  );
}
