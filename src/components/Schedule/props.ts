import * as z from 'zod';

export const props = z.strictObject({
  board: z.boolean().optional().meta({description: 'Draws a board: columns of cards, one for each state.'}),
});

export type Props = z.infer<typeof props>;
