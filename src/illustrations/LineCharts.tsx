import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Curve, type Corner} from './Curve';
import drawing from './drawing.module.css';
import styles from './charts.module.css';

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

const runs = [88.7, 90.8, 92.6, 94.1, 95.7, 96.4, 97.3, 98.1];
const agreed = 98;
const scale = [88, 90, 92, 94, 96, 98, 100];
const changes = [
  {run: 3, words: 'rare codes added', dx: '.9em', dy: '1.4em'},
  {run: 5, words: 'labels checked', dx: '-.6em', dy: '-.7em', textAnchor: 'end'},
] as const;

const acrossOf = (run: number) => ((run - 1) / (runs.length - 1)) * 100;
const heightOf = (correct: number) => ((100 - correct) / 12) * 100;

/** How a model gets better until it is as good as agreed. */
export function TrainingRuns(): ReactNode {
  return (
    <div className={clsx(styles.chart, styles.runs)}>
      <svg aria-hidden width="100%">
        {scale.map((tick) => (
          <g key={tick}>
            <line stroke="var(--line)" x2="100%" y1={percent(heightOf(tick))} y2={percent(heightOf(tick))} />
            <text dx="-.7em" y={percent(heightOf(tick))} dy=".35em" textAnchor="end" children={`${tick}%`} />
          </g>
        ))}
        <Curve corners={runs.map((correct, at) => [acrossOf(at + 1), heightOf(correct)])} />
        <g stroke="var(--accent)" strokeWidth="1.5" strokeDasharray="5">
          <line x2="100%" y1={percent(heightOf(agreed))} y2={percent(heightOf(agreed))} />
        </g>
        <text
          className={styles.limit}
          x="100%"
          y={percent(heightOf(agreed))}
          dy="-.6em"
          textAnchor="end"
          children={`${agreed}% agreed up front`}
        />
        {changes.map(({run, words, ...place}) => (
          <svg key={run} x={percent(acrossOf(run))} y={percent(heightOf(runs[run - 1] ?? 0))}>
            <circle className={styles.point} r="5" />
            <text className={drawing.name} {...place} children={words} />
          </svg>
        ))}
        <text y="100%" dy="1.6em" children="Run 1" />
        <text x="100%" y="100%" dy="1.6em" textAnchor="end" children={`Run ${runs.length}`} />
      </svg>
      <p data-unseen="">
        Correct, {agreed}% agreed up front: {runs.map((correct, at) => `run ${at + 1} ${correct}%`).join(', ')}
      </p>
    </div>
  );
}

type Step = {name: string; value: number; gate?: string};

/** Each value holds until the next one, which begins at a gate. */
function StepChart({title, unit = '', steps}: {title: string; unit?: string; steps: readonly Step[]}): ReactNode {
  const width = 100 / steps.length;
  const most = Math.max(...steps.map(({value}) => value));
  const y = (value: number) => 96 - (value / most) * 84;
  return (
    <div className={clsx(styles.chart, styles.steps)}>
      <svg aria-hidden width="100%">
        <Curve corners={steps.flatMap(({value}, at) => [at, at + 1].map((end): Corner => [end * width, y(value)]))} />
        {steps.map(({name, value, gate}, at) => {
          const side = at * width < 50 ? {dx: '.9em'} : ({dx: '-.9em', textAnchor: 'end'} as const);
          const middle = {x: percent((at + 0.5) * width), textAnchor: 'middle'} as const;
          return (
            <g key={name}>
              <text
                className={drawing.value}
                {...middle}
                y={percent(y(value))}
                dy="-.6em"
                children={`${value}${unit}`}
              />
              <text {...middle} y="100%" dy="1.6em" children={name} />
              {gate && (
                <svg x={percent(at * width)} y={percent((y(value) + y(steps[at - 1]?.value ?? 0)) / 2)}>
                  <circle className={clsx(styles.point, styles.gate)} r="6" />
                  <text className={drawing.name} {...side} dy=".35em" children={gate} />
                </svg>
              )}
            </g>
          );
        })}
      </svg>
      <p data-unseen="">
        {title}: {steps.map(({name, value, gate}) => `${name} ${value}${unit}${gate ? ` (${gate})` : ''}`).join(', ')}
      </p>
    </div>
  );
}

const rollout = [
  {name: 'Mon', value: 0},
  {name: 'Tue', value: 20, gate: 'tests pass'},
  {name: 'Wed', value: 60, gate: '0.4% errors'},
  {name: 'Thu', value: 100, gate: 'you approve'},
];

/** How a new version takes over from the one before it. */
export const Rollout = (): ReactNode => <StepChart title="Requests answered by version 12" unit="%" steps={rollout} />;

const trust = [
  {name: 'Suggest', value: 0},
  {name: 'Ask each', value: 40, gate: '200 cases right'},
  {name: 'Act alone', value: 160, gate: 'no errors'},
  {name: 'Report', value: 260, gate: 'your sign-off'},
];

/** How an agent gets to work without a person. */
export const EarnedTrust = (): ReactNode => <StepChart title="Refunds per week without a person" steps={trust} />;
