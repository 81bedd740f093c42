import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import {Curve, Point, through} from './shapes';
import styles from './charts.module.css';

/** Tickets of every other week, from March 1. */
const weeks = [
  1160, 1240, 1180, 1400, 2320, 2840, 1520, 1320, 1240, 1120, 1540, 2400, 3300, 2640, 1560, 1260, 1160, 1280, 1900,
  6920, 4100, 2700, 5730, 1900, 1320, 1220,
];
const ticketsIn = (week: number) => weeks[week] ?? 0;
const heightOf = (tickets: number) => 100 - (tickets / 6920) * 96;
const level = `${heightOf(1400).toFixed(1)}%`;

const peaks = [
  {week: 5, name: 'Mother’s Day', question: '“Will it get there by Sunday?”'},
  {week: 12, name: 'Back to school', question: '“Does this run small?”'},
  {week: 19, name: 'Black Friday week', question: '“Where is my order?”'},
  {week: 22, name: 'Returns week', question: '“Can I exchange this?”'},
];

export const SeasonChart = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.chart, styles.season)}>
    <svg aria-hidden width="100%">
      <Curve d={through(weeks.map(heightOf))} />
      {/* What the team handles, below its level. */}
      <rect fill="var(--hue-tint)" y={level} width="100%" height={`${((1400 / 6920) * 96).toFixed(1)}%`} />
      <line stroke="var(--line-strong)" x2="100%" y1="100%" y2="100%" />
      <line stroke="var(--text)" strokeWidth="2" strokeDasharray="2 5" x2="100%" y1={level} y2={level} />
      {peaks.map(({week}, at) => (
        <Point key={week} x={`${week * 4}%`} y={`${heightOf(ticketsIn(week)).toFixed(1)}%`} number={at + 1} />
      ))}
      <text className={drawing.name} y={level} dy="1.5em" children="1,400 a week by eight people" />
      {['Mar', 'May', 'Jul', 'Sep', 'Nov', 'Jan'].map((month, at) => (
        <text key={month} x={`${17.5 * at}%`} y="100%" dy="1.7em" children={month} />
      ))}
    </svg>
    <ol className={clsx(drawing.numbers, drawing.key)}>
      {peaks.map(({week, name, question}) => (
        <li key={name}>
          <b>{name}</b> {ticketsIn(week).toLocaleString('en-US')} tickets <small>{question}</small>
        </li>
      ))}
    </ol>
    <div data-unseen="">Tickets of every other week from March 1: {weeks.join(', ')}</div>
  </div>
);
