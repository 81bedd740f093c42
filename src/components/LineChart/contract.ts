import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

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
});

export type Props = PropsOf<typeof plot>;
export default plot;
