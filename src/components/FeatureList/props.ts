import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';

export const props = z.strictObject({
  variant: z
    .enum(['rows', 'plain'])
    .optional()
    .describe('rows are large items with lines between them; plain is a compact list with checks.'),
});

export type Props = PropsOf<typeof props>;
