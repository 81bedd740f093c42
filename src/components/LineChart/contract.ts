import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const plot = contract({
  props: z.strictObject({
    steps: z
      .boolean()
      .optional()
      .meta({description: 'Draws steps in place of a curve: each value holds until the next. Five rows at most.'}),
  }),
});

export type Props = PropsOf<typeof plot>;
export default plot;
