import * as z from 'zod';

export const props = z.strictObject({
  steps: z
    .boolean()
    .optional()
    .meta({description: 'Draws steps instead of a curve: each value holds until the next. Five rows at most.'}),
});

export type Props = z.infer<typeof props>;
