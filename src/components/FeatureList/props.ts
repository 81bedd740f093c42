import * as z from 'zod';

export const props = z.strictObject({
  variant: z
    .enum(['rows', 'plain'])
    .optional()
    .describe('rows are large items with lines between them; plain is a compact list with checks.'),
});

export type Props = z.infer<typeof props>;
