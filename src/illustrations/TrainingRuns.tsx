import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import {Curve, through} from './shapes';
import styles from './charts.module.css';

const runs = [88.7, 90.8, 92.6, 94.1, 95.7, 96.4, 97.3, 98.1];
const heightOf = (correct: number) => ((100 - correct) / 12) * 100;
const y = (correct: number) => `${heightOf(correct).toFixed(1)}%`;

/** How a model gets better until it is as good as agreed. */
export const TrainingRuns = (): ReactNode => (
  <div className={clsx(styles.chart, styles.runs)}>
    <svg aria-hidden width="100%">
      {[88, 92, 96, 100].map((tick) => (
        <g key={tick}>
          <line stroke="var(--line)" x2="100%" y1={y(tick)} y2={y(tick)} />
          <text dx="-.7em" y={y(tick)} dy=".35em" textAnchor="end" children={`${tick}%`} />
        </g>
      ))}
      <Curve d={through(runs.map(heightOf))} />
      <line stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="5" x2="100%" y1={y(98)} y2={y(98)} />
      <text className={styles.limit} x="100%" y={y(98)} dy="-.6em" textAnchor="end" children="98% agreed up front" />
      <circle className={styles.gate} cx="28.6%" cy={y(92.6)} r="6" />
      <text className={drawing.name} x="28.6%" y={y(92.6)} dx=".9em" dy="1.4em" children="rare codes added" />
      <circle className={styles.gate} cx="57.1%" cy={y(95.7)} r="6" />
      <text className={drawing.name} x="57.1%" y={y(95.7)} dx="-7.4em" dy="-.7em" children="labels checked" />
      <text y="100%" dy="1.6em" children="Run 1" />
      <text x="100%" y="100%" dy="1.6em" textAnchor="end" children="Run 8" />
    </svg>
    <p data-unseen="">
      Correct, 98% agreed up front: {runs.map((correct, at) => `run ${at + 1} ${correct}%`).join(', ')}
    </p>
  </div>
);
