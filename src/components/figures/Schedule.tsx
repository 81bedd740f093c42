import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../../content/component';
import styles from './Schedule.module.css';

export function Schedule({board = false, children}: PropsWithChildren<Props>): ReactNode {
  return <div className={clsx(styles.times, board ? styles.board : styles.schedule)}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: a table as a schedule, with a time at the start of each row, or as a board of cards.',
    props: {
      board: z.boolean().optional().meta({description: 'Draws a board: columns of cards, one for each state.'}),
    },
    example: `
<Schedule>

| Time | Dr. A | Dr. B | Nurse |
| --- | --- | --- | --- |
| 9:00 | **Follow-up** confirmed | **New patient** intake done | **Vaccine** confirmed |
| 9:40 | **Physical** fasting reminder sent | _**Wait list** filled in 3 min_ | open |

</Schedule>
`,
  });

type Props = PropsOf<typeof about>;
