import * as z from 'zod';

export const props = z.strictObject({
  night: z.boolean().optional().meta({description: 'Adds a drawing of a town at night above the rows.'}),
});

export type Props = z.infer<typeof props>;
