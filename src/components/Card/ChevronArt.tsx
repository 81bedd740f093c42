import type {ReactNode} from 'react';
import styles from './styles.module.css';

const rows = [0, 1, 2, 3, 4, 5];

/** The logo's chevrons, stacked and fading. */
export default function ChevronArt(): ReactNode {
  return (
    <svg className={styles.ridge} viewBox="0 0 320 184" preserveAspectRatio="xMaxYMid slice" aria-hidden>
      {rows.map((row) => (
        <path
          key={row}
          opacity={0.5 - row * 0.07}
          d={`M${20 - row * 14} ${70 + row * 44} 210 ${row * 44 - 62} ${400 + row * 14} ${70 + row * 44}`}
        />
      ))}
    </svg>
  );
}
