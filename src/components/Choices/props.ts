import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(60, 'What one chooses here, for those who listen: Choose a message.'),
  place: z
    .enum(['beside', 'below'])
    .optional()
    .describe('Where the labels are: beside the work, where there is room, or below it as tabs; without it, above it.'),
});

export type Props = PropsOf<typeof props>;
