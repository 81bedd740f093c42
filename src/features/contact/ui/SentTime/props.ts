import * as z from 'zod';

export const props = z.strictObject({
  show: z
    .enum(['received', 'due', 'both'])
    .describe('After a message was sent: when it was received, when the answer is due, or one sentence with both.'),
});

export type Props = z.infer<typeof props>;
