import {createContext, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../../content/fieldSchemas';
import {component, type PropsOf} from '../../content/component';
import styles from './Timeline.module.css';

const percent = (value: number) => `${Math.round(value * 100) / 100}%`;

type Axis = {marks: readonly number[]; place: (value: number) => number};

export const TimeAxis = createContext<Axis>({marks: [], place: (value) => value});

/** What is drawn at a place on the axis, in percent. */
export const at = (axis: Axis, value: number) => percent(axis.place(value));

export function Timeline({axis, children}: PropsWithChildren<Props>): ReactNode {
  const [, unit = '', numbers = ''] = /^(\D*)(.*)$/.exec(axis) ?? [];
  const marks = numbers.split(',').map(Number);
  const [least = 0, most = 1] = [marks[0], marks.at(-1)];
  const scale = {marks, place: (value: number) => ((value - least) / (most - least)) * 100};
  const sideOf = (mark: number) => (mark === least ? 'start' : mark === most ? 'end' : 'middle');
  return (
    <div className={styles.timeline}>
      <svg aria-hidden width="100%">
        {marks.map((mark) => (
          <text key={mark} x={at(scale, mark)} y="50%" dy=".36em" textAnchor={sideOf(mark)}>
            {mark === least ? `${unit}${mark}` : mark}
          </text>
        ))}
      </svg>
      <ul>
        <TimeAxis value={scale}>{children}</TimeAxis>
      </ul>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: bars on a time axis, such as a roadmap, shifts or a plan of work.',
    props: {
      axis: text(
        40,
        'A unit of at most five letters and the marks of the axis in order, such as Day 1, 30, 60, 90.',
        z.string().regex(/^\D{1,5} [\d.]+(, [\d.]+)+$/, 'must be a unit and numbers, such as Day 1, 30, 60, 90'),
      ),
    },
    example: `
<Timeline axis="Day 1, 30, 60, 90">

<Bar label="Proof" span="14–50" words="on real cases" />
<Bar label="First agent" span="50–86" words="built and tested" strong />

</Timeline>
`,
  });

type Props = PropsOf<typeof about>;
