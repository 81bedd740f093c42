import * as z from 'zod';
import {eyebrow, icon} from '../../content/fieldSchemas';

export const props = z.strictObject({
  landscape: z.boolean().optional().describe('Puts the valley of the company behind the figure, for the home page.'),
  eyebrow: eyebrow.optional(),
  icon: icon.optional().describe('The icon of the page, in its color. Use the same one as in the front matter.'),
});

export type Props = z.infer<typeof props>;
