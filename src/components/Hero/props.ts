import * as z from 'zod';
import {eyebrow, icon} from '../../content/fieldSchemas';

export const props = z.strictObject({
  eyebrow: eyebrow.optional(),
  icon: icon.optional().describe('The icon of the page, in its color. Use the same one as in the front matter.'),
});

export type Props = z.infer<typeof props>;
