import type {ReactNode} from 'react';
import {Choice, Choices} from '../components/Choices';
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

const holes = [0, 60, 120, 180, 240, 300];

/** What a part looks like, for `<use>`. */
const flange = (
  <svg aria-hidden data-unseen="">
    <symbol id="part" viewBox="0 0 64 64" fill="var(--surface-sunken)" stroke="var(--line-strong)" strokeWidth="1.5">
      <circle cx="32" cy="32" r="30" />
      <circle cx="32" cy="32" r="15" />
      {holes.map((turn) => (
        <circle key={turn} fill="var(--surface-raised)" cx="32" cy="10" r="3.4" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle fill="var(--surface-raised)" cx="32" cy="32" r="10" />
    </symbol>
  </svg>
);

export function PartsThreshold(): ReactNode {
  return (
    <Choices label="Choose a threshold" className={styles.tray}>
      {flange}
      <p>Send to the bench when a defect is at least this likely</p>
      <ul>
        {parts.map(({doubt, mark, isDefect}, at) => (
          <li
            key={at}
            className={isDefect ? styles.defect : undefined}
            data-bench={thresholds.flatMap(([from]) => (doubt >= from ? [from] : [])).join(' ')}>
            <svg aria-hidden viewBox="0 0 64 64" strokeLinecap="round" strokeLinejoin="round">
              <use href="#part" transform={`rotate(${(at * 23) % 60} 32 32)`} />
              {isDefect && <path stroke="var(--fault)" strokeWidth="2.6" d="m38 25 7-3 1-7 6-2 2-6" />}
              {mark && !isDefect && <path stroke="var(--text-faint)" strokeWidth="2" d="m16 43 8 8m-4-11 8 8" />}
            </svg>
            {doubt}% {mark && <span>{mark}</span>}
          </li>
        ))}
      </ul>
      {thresholds.map(([from, words, note]) => {
        const bench = parts.filter(({doubt}) => doubt >= from).length;
        const missed = parts.filter(({doubt, isDefect}) => isDefect && doubt < from).length;
        return (
          <Choice key={from} value={from} label={`${from}%`} note={note} chosen={from === 35}>
            <ul>
              <li>
                <b>{parts.length - bench}</b> pass
              </li>
              <li>
                <b className={styles.toBench}>{bench}</b> to the bench
              </li>
              <li>
                <b>{missed}</b> {missed === 1 ? 'defect' : 'defects'} missed
              </li>
            </ul>
            <p>{words}</p>
          </Choice>
        );
      })}
    </Choices>
  );
}
