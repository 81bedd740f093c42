import {createContext, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../../content/fieldSchemas';
import {component, type PropsOf} from '../../content/component';
import styles from './Timeline.module.css';

/** The marks of the axis around a bar. */
export const Marks = createContext<readonly number[]>([0, 1]);

/** The way from one place on the axis to another, in percent of it. */
export const share = (from: number, to: number, [first = 0, ...others]: readonly number[]): string =>
  `${Math.round(((to - from) / ((others.at(-1) ?? 1) - first)) * 10_000) / 100}%`;

export function Timeline({unit, marks, children}: PropsWithChildren<Props>): ReactNode {
  const [first = 0, last = 1] = [marks[0], marks.at(-1)];
  const sideOf = (mark: number) => (mark === first ? 'start' : mark === last ? 'end' : 'middle');
  return (
    <div className={styles.timeline}>
      <ul>
        <li aria-hidden>
          <span />
          <svg width="100%">
            {marks.map((mark) => (
              <text key={mark} x={share(first, mark, marks)} y="50%" dy=".36em" textAnchor={sideOf(mark)}>
                {mark === first ? `${unit} ${mark}` : mark}
              </text>
            ))}
          </svg>
        </li>
        <Marks value={marks}>{children}</Marks>
      </ul>
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: bars on a time axis, such as a roadmap, shifts or a plan of work.',
    props: {
      unit: text(5, 'What the axis counts, such as Day.'),
      marks: z.array(z.number()).min(2).describe('The marks of the axis in order, such as {[1, 30, 60, 90]}.'),
    },
    example: `
<Timeline unit="Day" marks={[1, 30, 60, 90]}>

<Bar label="First agent" start={50} end={86} words="built and tested" strong />

</Timeline>
`,
  });

type Props = PropsOf<typeof about>;
