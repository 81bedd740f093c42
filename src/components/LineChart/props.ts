import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';

export const props = z.strictObject({
  steps: z
    .boolean()
    .optional()
    .meta({description: 'Draws steps instead of a curve: each value holds until the next. Five rows at most.'}),
});

export type Props = PropsOf<typeof props>;
