import * as z from 'zod';

export const props = z.strictObject({
  variant: z
    .enum(['rows', 'never', 'plain'])
    .optional()
    .describe(
      'rows are large items with lines between them, never are rows with a dash for what does not happen, plain is a compact list with checks.',
    ),
});

export type Props = z.infer<typeof props>;
