import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Choice, Choices} from '../components/Choices';
import drawing from './drawing.module.css';
import styles from './PartsThreshold.module.css';

/** How likely a defect is in each part of the tray, in percent, and what the camera saw. */
const parts = `3, 7, 26 scratch, 2, 5, 92 crack, 4, 9, 31 scuff, 6, 44 hairline, 3, 8, 2, 58 scuff, 11, 5, 71 crack,
  22 scratch, 4, 38 scratch, 6, 29 scratch, 3`
  .split(/,\s+/)
  .map((part) => {
    const [doubt = '', mark] = part.split(' ');
    return {doubt: Number(doubt), mark, isDefect: mark === 'crack' || mark === 'hairline'};
  });

const thresholds = [
  [20, 'Nothing slips through, but six good parts get a second look. Right for a brake or a pump.', 'careful'],
  [35, 'Nothing slips through, and two good parts get a second look. This is where most customers start.'],
  [50, 'Less work at the bench. One hairline crack ships with the good parts.'],
  [65, 'Only the obvious cases. The hairline crack still slips through.'],
  [80, 'Fast, but two of three defects reach the customer. We wouldn’t sign off on this.', 'fast'],
] as const;

export function PartsThreshold(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.tray)}>
      <strong>Send to the bench when a defect is at least this likely</strong>
      <Choices label="Choose a threshold">
        {thresholds.map(([from, words, note]) => {
          const bench = parts.filter(({doubt}) => doubt >= from).length;
          const missed = parts.filter(({doubt, isDefect}) => isDefect && doubt < from).length;
          const counts = {
            pass: parts.length - bench,
            'to the bench': bench,
            [missed === 1 ? 'defect missed' : 'defects missed']: missed,
          };
          return (
            <Choice key={from} value={from} label={`${from}%`} note={note} chosen={from === 35}>
              <ul className={styles.counts}>
                {Object.entries(counts).map(([name, count]) => (
                  <li key={name}>
                    <b className={drawing.title}>{count}</b> {name}
                  </li>
                ))}
                <li>{words}</li>
              </ul>
            </Choice>
          );
        })}
      </Choices>
      <ul className={styles.parts}>
        {parts.map(({doubt, mark, isDefect}, at) => (
          <li
            key={at}
            className={isDefect ? styles.defect : undefined}
            data-bench={thresholds.flatMap(([from]) => (doubt >= from ? [from] : [])).join(' ')}>
            <svg aria-hidden viewBox="-32 -32 64 64" stroke="var(--line-strong)" strokeLinecap="round">
              <circle fill="var(--surface-sunken)" strokeWidth="1.5" r="30" />
              <circle fill="none" strokeWidth="6" strokeDasharray="0 23.04" r="22" />
              <circle fill="var(--surface-raised)" strokeWidth="1.5" r="12" />
              {isDefect && <path fill="none" stroke="var(--fault)" strokeWidth="2.6" d="m6-7 7-3 1-7 6-2 2-6" />}
              {mark && !isDefect && <path stroke="var(--text-faint)" strokeWidth="2" d="m-16 11 8 8m-4-11 8 8" />}
            </svg>
            {doubt}% {mark && <span>{mark}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
