import * as z from 'zod';
import {hue, identifier, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(26, 'The name of the choice, such as Two lamps broken.'),
  note: text(44, 'A short note in small type below the name.').optional(),
  hue: hue.optional(),
  chosen: z.boolean().optional().describe('Shows this choice first. Set it on exactly one choice of a group.'),
  id: identifier(30, 'An id, so that a mark in the text can select this choice.').optional(),
});

export type Props = z.infer<typeof props>;
