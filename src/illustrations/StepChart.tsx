import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import {Curve} from './shapes';
import styles from './charts.module.css';

type Steps = {title: string; unit?: string; steps: readonly (readonly [name: string, value: number, gate: string])[]};

/** Four values, each of which holds until the next one, which begins at a gate. */
export function StepChart({title, unit, steps}: Steps): ReactNode {
  const most = Math.max(...steps.map(([, value]) => value));
  const heights = steps.map(([, value]) => 97 - (value / most) * 94);
  return (
    <div className={clsx(drawing.drawing, styles.chart)}>
      <svg aria-hidden width="100%">
        <Curve d={`M0 ${heights.map((height, at) => `${height.toFixed(1)}H${25 * (at + 1)}`).join('V')}`} />
        {heights.slice(1).map((height, at) => (
          <circle
            key={height}
            className={styles.gate}
            cx={`${25 * (at + 1)}%`}
            cy={`${((height + (heights[at] ?? 0)) / 2).toFixed(1)}%`}
            r="6"
          />
        ))}
      </svg>
      <p data-unseen="">{title}</p>
      <ol className={styles.steps}>
        {steps.map(([name, value, gate]) => (
          <li key={name}>
            <b>
              {value}
              {unit}
            </b>{' '}
            {name} <small>{gate}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
