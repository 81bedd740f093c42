import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {hue, identifier, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(26, 'Its name: Two lamps broken.'),
  note: text(44, 'A few small words below the name.').optional(),
  hue: hue.optional(),
  chosen: z.boolean().optional().describe('Shows first. Exactly one of a group has it.'),
  id: identifier(30, 'A name for it, so that a mark in the text can choose it.').optional(),
});

export type Props = PropsOf<typeof props>;
