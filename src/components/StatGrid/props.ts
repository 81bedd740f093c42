import * as z from 'zod';

export const props = z.strictObject({
  variant: z
    .enum(['cards', 'band', 'plain'])
    .optional()
    .describe('cards go below a hero; band is a wide row in a section; plain is a small row.'),
});

export type Props = z.infer<typeof props>;
