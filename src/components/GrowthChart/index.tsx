import type {PropsWithChildren, ReactNode} from 'react';
import styles from './styles.module.css';

const line = 'M0 227 54 218 122 209 190 177 257 170 325 143 393 135 461 112 529 106 596 77 664 70 732 49 800 40 860 28';

/** One line for every year: the cost comes back after a quarter of it, and three times more until its end. */
export default function GrowthChart({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.climb} data-bleed>
      <svg aria-hidden viewBox="0 0 860 240" preserveAspectRatio="none">
        <path d={`${line}V240H0Z`} />
        <path d="M0 234 90 230 190 214 270 212 370 190 470 180 560 152 660 142 760 106 860 92V240H0Z" />
        <path d={line} />
      </svg>
      {children}
    </div>
  );
}
