import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import {Point} from './shapes';
import styles from './charts.module.css';

/** How often each task comes up, and how costly a mistake is, from 0 to 100. */
const tasks = [
  ['Password resets', 93, 8],
  ['Meeting notes filed', 57, 15],
  ['Order status replies', 86, 22],
  ['Invoice capture', 60, 30],
  ['Refunds under $50', 93, 38],
  ['Supply orders', 10, 14],
  ['Payroll run', 44, 76],
  ['Vendor bank change', 8, 84],
  ['Claims payments', 92, 80],
] as const;

export const Quadrant = (): ReactNode => (
  <div className={clsx(drawing.drawing, styles.chart, styles.map)}>
    <svg aria-hidden width="100%">
      <rect fill="var(--hue-tint)" x="50%" y="50%" width="50%" height="50%" />
      <g stroke="var(--line-strong)">
        <line x1="50%" x2="50%" y2="100%" />
        <line x2="100%" y1="50%" y2="50%" />
        <line y2="100%" />
        <line x2="100%" y1="100%" y2="100%" />
      </g>
      <text className={drawing.name} dx=".9em" dy="1.7em" children="Leave to people" />
      <text className={drawing.name} x="50%" dx=".9em" dy="1.7em" children="Needs approval" />
      <text className={drawing.name} y="50%" dx=".9em" dy="1.7em" children="Later, or never" />
      <text className={drawing.value} x="50%" y="50%" dx=".9em" dy="1.7em" children="Automate first" />
      <text dy="-.8em" children="Costly if wrong" />
      <text y="100%" dx=".9em" dy="-.8em" children="Cheap if wrong" />
      <text y="100%" dy="1.7em" children="Once a quarter" />
      <text x="100%" y="100%" dy="1.7em" textAnchor="end" children="Every hour" />
      {tasks.map(([name, often, costly], at) => {
        const isFirst = often >= 50 && costly <= 50;
        const place = {x: `${often}%`, y: `${100 - costly}%`};
        return <Point key={name} {...place} number={at + 1} className={isFirst ? styles.first : undefined} />;
      })}
    </svg>
    <ol className={clsx(drawing.numbers, drawing.key)}>
      {tasks.map(([name, often, costly]) => (
        <li key={name}>
          {name}
          <small data-unseen="">
            how often: {often} of 100, how costly if wrong: {costly} of 100
          </small>
        </li>
      ))}
    </ol>
  </div>
);
