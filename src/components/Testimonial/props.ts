import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  role: text(60, 'The role of the person, never a name: Director of Operations.'),
  organization: text(60, 'The kind of company: regional hospital group.'),
  stars: z
    .union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)])
    .optional()
    .describe('The stars they gave, 1 to 5; five by default.'),
});

export type Props = PropsOf<typeof props>;
