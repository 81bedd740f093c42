import type {ReactNode} from 'react';
import styles from './Ridges.module.css';

/** Mountain ridges, where the tree grows that the company is named after. */
export default function Ridges({className}: {className?: string}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 1440 240" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path
        className={styles.far}
        d="M0 160 130 96l90 50 160-110 140 96 120-60 190 92 150-84 130 60 150-96 180 120v136H0Z"
      />
      <path
        className={styles.middle}
        d="M0 196l170-70 150 66 130-52 190 72 170-86 150 70 190-76 130 62 160-50v208H0Z"
      />
      <path className={styles.near} d="M0 222l220-40 180 34 240-46 220 44 260-36 320 40v60H0Z" />
    </svg>
  );
}
