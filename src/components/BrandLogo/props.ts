import * as z from 'zod';
import {icon, mark} from '../../content/fieldSchemas';

export const props = z.strictObject({
  mark: mark.optional(),
  icon: icon.optional().describe('The Lucide name of a line icon, for anything without a logo.'),
});

export type Props = z.infer<typeof props>;
