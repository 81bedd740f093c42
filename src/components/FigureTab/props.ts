import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {hue, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(14, 'Its tab, in one word: Support.'),
  hue: hue.optional(),
  shown: z.boolean().optional().describe('Shown first.'),
});

export type Props = PropsOf<typeof props>;
