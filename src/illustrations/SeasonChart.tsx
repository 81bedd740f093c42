import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Point} from './Point';
import drawing from './drawing.module.css';
import styles from './SeasonChart.module.css';

/** Tickets of every other week, from March 1. */
const weeks = [
  1160, 1240, 1180, 1400, 2320, 2840, 1520, 1320, 1240, 1120, 1540, 2400, 3300, 2640, 1560, 1260, 1160, 1280, 1900,
  6920, 4100, 2700, 5730, 1900, 1320, 1220,
];
const level = 1400;

/** Where a text of three lines begins: above a peak, or beside it where the next one is close. */
const places = {
  above: {dx: '-.8em', dy: -4.6, 'data-at': 'start'},
  before: {dx: '-1.3em', dy: -1, 'data-at': 'end'},
  after: {dx: '1.3em', dy: -1, 'data-at': 'start'},
} as const;

const peaks = [
  {week: 5, name: 'Mother’s Day', question: '“Will it get there by Sunday?”', place: places.above},
  {week: 12, name: 'Back to school', question: '“Does this run small?”', place: places.above},
  {week: 19, name: 'Black Friday week', question: '“Where is my order?”', place: places.before},
  {week: 22, name: 'Returns week', question: '“Can I exchange this?”', place: places.after},
];

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan'];
const day = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});
const dayOf = (week: number) => day.format(new Date(2026, 2, 1 + 14 * week));

const number = (value: number) => value.toLocaleString('en-US');
const ticketsIn = (week: number) => weeks[week] ?? 0;
const x = (week: number) => (week / (weeks.length - 1)) * 100;
const y = (tickets: number) => Math.round((100 - (tickets / Math.max(...weeks)) * 96) * 10) / 10;
const curve = weeks.map((tickets, week) => `${x(week)} ${y(tickets)}`).join('L');

export function SeasonChart(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.season)}>
      <svg aria-hidden width="100%">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path fill="var(--hue-tint)" d={`M${curve}L100 100L0 100Z`} />
          <path fill="none" stroke="var(--hue-ink)" strokeWidth="2.5" strokeLinejoin="round" d={`M${curve}`} />
        </svg>
        {/* What the team handles, below its level. */}
        <rect fill="var(--hue-tint)" y={`${y(level)}%`} width="100%" height={`${100 - y(level)}%`} />
        <line stroke="var(--line-strong)" x2="100%" y1="100%" y2="100%" />
        <g stroke="var(--text)" strokeWidth="2" strokeDasharray="2 5">
          <line x2="100%" y1={`${y(level)}%`} y2={`${y(level)}%`} />
        </g>
        {peaks.map(({week, name, question, place: {dy, ...place}}, at) => (
          <Point key={name} x={`${x(week)}%`} y={`${y(ticketsIn(week))}%`} number={at + 1}>
            <g className={styles.peak}>
              <text {...place} dy={`${dy}em`} className={styles.name} children={name} />
              <text {...place} dy={`${dy + 1.4}em`} data-part="" children={`${number(ticketsIn(week))} tickets`} />
              <text {...place} dy={`${dy + 2.8}em`} className={styles.question} children={question} />
            </g>
          </Point>
        ))}
        <text className={styles.name} y={`${y(level)}%`} dy="1.5em" children="1,400 a week by eight people" />
        {months.map((month, at) => (
          <text
            key={month}
            className={at % 2 ? styles.between : undefined}
            x={`${Math.round(at * 8.742 * 10) / 10}%`}
            y="100%"
            dy="1.7em"
            children={month}
          />
        ))}
      </svg>
      <ol className={drawing.numbers} data-unseen="wide">
        {peaks.map(({week, name, question}) => (
          <li key={name}>
            <b>{name}</b> {number(ticketsIn(week))} tickets <small>{question}</small>
          </li>
        ))}
      </ol>
      <div data-unseen="">
        Tickets by week: {weeks.map((tickets, week) => `${dayOf(week)} ${number(tickets)}`).join(', ')}
      </div>
    </div>
  );
}
