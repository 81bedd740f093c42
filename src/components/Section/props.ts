import * as z from 'zod';
import {anchor, eyebrow, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  id: anchor.optional(),
  eyebrow: eyebrow.optional(),
  label: text(60, 'The name of the section for screen readers, if it has no headline.').optional(),
  tone: z
    .enum(['paper', 'sunken', 'inverse'])
    .optional()
    .describe('The background: paper, a little darker (sunken), or evergreen (inverse).'),
  layout: z
    .enum(['stack', 'split', 'center'])
    .optional()
    .describe('Where the headline and the lead go: above the content, beside it, or centered.'),
});

export type Props = z.infer<typeof props>;
