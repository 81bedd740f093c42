import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {icon, mark} from '../../content/fieldSchemas';

export const props = z.strictObject({
  mark: mark.optional(),
  icon: icon.optional().describe('A line icon by its Lucide name, for something that has no mark of its own.'),
});

export type Props = PropsOf<typeof props>;
