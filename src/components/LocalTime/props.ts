import * as z from 'zod';
import {identifier} from '../../content/fieldSchemas';

const hour = z.number().int().min(0).max(23);

export const props = z.strictObject({
  zone: identifier(40, 'The time zone, such as America/New_York. By default, the head office’s.').optional(),
  hours: z
    .array(hour)
    .length(2)
    .optional()
    .describe('The first and last hour of work there, such as [8, 18]. Visitors read them in their own time.'),
});

export type Props = z.infer<typeof props>;
