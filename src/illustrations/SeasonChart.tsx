import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Curve} from './Curve';
import {Point} from './Point';
import drawing from './drawing.module.css';
import styles from './charts.module.css';

/** Tickets of every other week, from March 1. */
const weeks = [
  1160, 1240, 1180, 1400, 2320, 2840, 1520, 1320, 1240, 1120, 1540, 2400, 3300, 2640, 1560, 1260, 1160, 1280, 1900,
  6920, 4100, 2700, 5730, 1900, 1320, 1220,
];
const level = 1400;

const peaks = [
  {week: 5, name: 'Mother’s Day', question: '“Will it get there by Sunday?”'},
  {week: 12, name: 'Back to school', question: '“Does this run small?”'},
  {week: 19, name: 'Black Friday week', question: '“Where is my order?”'},
  {week: 22, name: 'Returns week', question: '“Can I exchange this?”'},
];

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan'];
const day = new Intl.DateTimeFormat('en-US', {month: 'short', day: 'numeric'});
const dayOf = (week: number) => day.format(new Date(2026, 2, 1 + 14 * week));

const number = (value: number) => value.toLocaleString('en-US');
const ticketsIn = (week: number) => weeks[week] ?? 0;
const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
const x = (week: number) => (week / (weeks.length - 1)) * 100;
const y = (tickets: number) => 100 - (tickets / Math.max(...weeks)) * 96;

export function SeasonChart(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.chart, styles.season)}>
      <svg aria-hidden width="100%">
        <Curve corners={weeks.map((tickets, week) => [x(week), y(tickets)])} />
        {/* What the team handles, below its level. */}
        <rect fill="var(--hue-tint)" y={percent(y(level))} width="100%" height={percent(100 - y(level))} />
        <line stroke="var(--line-strong)" x2="100%" y1="100%" y2="100%" />
        <g stroke="var(--text)" strokeWidth="2" strokeDasharray="2 5">
          <line x2="100%" y1={percent(y(level))} y2={percent(y(level))} />
        </g>
        {peaks.map(({week}, at) => (
          <Point key={week} x={percent(x(week))} y={percent(y(ticketsIn(week)))} number={at + 1} />
        ))}
        <text className={drawing.name} y={percent(y(level))} dy="1.5em" children="1,400 a week by eight people" />
        {months.map((month, at) => (
          <text
            key={month}
            className={at % 2 ? styles.between : undefined}
            x={percent(at * 8.742)}
            y="100%"
            dy="1.7em"
            children={month}
          />
        ))}
      </svg>
      <ol className={clsx(drawing.numbers, drawing.key)}>
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
