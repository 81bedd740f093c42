import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(60, 'The name of the group for screen readers, such as Choose a message.'),
  place: z
    .literal('beside')
    .optional()
    .describe('Puts the labels beside the content where there is room. By default, they are above it.'),
});

export type Props = z.infer<typeof props>;
