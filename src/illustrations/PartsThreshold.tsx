import type {PropsWithChildren, ReactNode} from 'react';
import {Choices} from '../components/Choices';
import styles from './PartsThreshold.module.css';

const holes = [0, 60, 120, 180, 240, 300];

export default function PartsThreshold({label, children}: PropsWithChildren<{label: string}>): ReactNode {
  return (
    <Choices label={label} className={styles.tray}>
      <svg aria-hidden>
        <symbol id="part" viewBox="0 0 64 64">
          <circle cx="32" cy="32" r="30" />
          <circle cx="32" cy="32" r="15" />
          {holes.map((turn) => (
            <circle
              key={turn}
              fill="var(--surface-raised)"
              cx="32"
              cy="10"
              r="3.4"
              transform={`rotate(${turn} 32 32)`}
            />
          ))}
          <circle fill="var(--surface-raised)" cx="32" cy="32" r="10" />
        </symbol>
      </svg>
      {children}
    </Choices>
  );
}
