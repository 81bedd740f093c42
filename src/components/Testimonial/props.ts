import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  role: text(60, 'The person’s role, never a name, such as Director of Operations.'),
  organization: text(60, 'The kind of company, such as regional hospital group.'),
  stars: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
    .optional()
    .describe('The number of stars, 1 to 5. By default, 5.'),
  signed: z.boolean().optional().describe('Whether a client has signed these words. If not, the card says so.'),
});

export type Props = z.infer<typeof props>;
