import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';

export const props = z.strictObject({
  board: z.boolean().optional().meta({description: 'Draws a board: columns of cards, one for each state.'}),
});

export type Props = PropsOf<typeof props>;
