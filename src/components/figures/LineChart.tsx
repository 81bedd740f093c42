import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {component, type PropsOf} from '../../content/component';
import styles from './LineChart.module.css';

/** The drawing is among the children: `src/mdx/figures` made it from the table. */
export function LineChart({steps = false, children}: PropsWithChildren<Props>): ReactNode {
  return <div className={clsx(styles.plot, steps && styles.steps)}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: a table with two columns, drawn as a curve or as steps.',
    props: {
      steps: z
        .boolean()
        .optional()
        .meta({description: 'Draws steps instead of a curve: each value holds until the next. Five rows at most.'}),
    },
    example: `
<Figure icon="bot" agent="Support agent" task="Example run, Tuesday" status="Done">

<LineChart>

| Run | Right (**99% agreed**) |
| --- | ---: |
| Run 1 | 89% |
| Run 2 | 91.4% **rare codes added** |
| Run 3 | 95% |
| Run 4 | 97.5% **labels checked** |
| Run 5 | 99.2% |

</LineChart>

Done in four minutes <small>A person decides the rest</small>

</Figure>
`,
  });

type Props = PropsOf<typeof about>;
