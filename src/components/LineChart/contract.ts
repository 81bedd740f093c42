import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';

const plot = contract({
  purpose: 'Inside a Figure: a table with two columns as a curve, or as steps.',
  do: 'Put a few words in **bold** at the points that matter. Bold words with a number in the second heading become a line across.',
  dont: 'Never more than three points with words, and no words longer than 22 characters.',
  props: z.strictObject({
    steps: z
      .boolean()
      .optional()
      .meta({description: 'Draws steps in place of a curve: each value holds until the next. Five rows at most.'}),
  }),
  examples: [
    {
      title: 'A training run',
      mdx: inFigure(`<LineChart>

| Run | Right (**99% agreed**) |
| --- | ---: |
| Run 1 | 89% |
| Run 2 | 91.4% **rare codes added** |
| Run 3 | 95% |
| Run 4 | 97.5% **labels checked** |
| Run 5 | 99.2% |

</LineChart>`),
    },
    {
      title: 'A release in steps',
      mdx: inFigure(`<LineChart steps>

| Day | Requests that version 12 answers |
| --- | ---: |
| Mon | 0% |
| Tue **tests pass** | 20% |
| Wed **errors under 0.4%** | 60% |
| Thu **your yes** | 100% |

</LineChart>`),
    },
  ],
});

export type Props = PropsOf<typeof plot>;
export default plot;
