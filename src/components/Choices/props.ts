import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(60, 'The name of the group for screen readers, such as Choose a message.'),
  place: z
    .enum(['beside', 'below'])
    .optional()
    .describe(
      'Where the labels go: beside the content where there is room, or below it as tabs. By default, above it.',
    ),
});

export type Props = z.infer<typeof props>;
