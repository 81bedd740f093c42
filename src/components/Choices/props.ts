import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(60, 'What one chooses here, for those who listen: Choose a message.'),
  side: z.boolean().optional().describe('Puts the labels beside the work in place of above it, where there is room.'),
});

export type Props = PropsOf<typeof props>;
