import * as z from 'zod';

export const props = z.strictObject({
  filters: z
    .array(z.strictObject({tag: z.string(), label: z.string(), by: z.enum(['trade', 'kind'])}))
    .optional()
    .describe('Filled in by the build: the trades and kinds of the examples.'),
});

export type Props = z.infer<typeof props>;
