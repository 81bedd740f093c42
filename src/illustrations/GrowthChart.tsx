import type {PropsWithChildren, ReactNode} from 'react';
import styles from './GrowthChart.module.css';

/** The curve is fixed: the investment is paid back after a quarter of the year, and the gain after that is shaded. */
export default function GrowthChart({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.chart} data-bleed>
      <svg aria-hidden viewBox="0 0 860 240" preserveAspectRatio="none" data-screen-only>
        <path d="M0 235H20L215 174H860V240H0Z" />
        <path d="M215 174 800 41 860 27V174Z" />
        <path d="M0 174H860" />
        <path d="M0 235H20L215 174 800 41 860 27" />
      </svg>
      {children}
    </div>
  );
}
