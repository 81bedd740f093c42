import * as z from 'zod';
import {eyebrow} from '../../content/fieldSchemas';

export const props = z.strictObject({
  eyebrow: eyebrow.optional(),
  layout: z
    .enum(['beside', 'before', 'below', 'center', 'edge'])
    .optional()
    .describe(
      'Where the figure stands: beside the text, before it, below it at full width, centered below centered text, or up to the edge of the screen. Choose by what the figure shows.',
    ),
  landscape: z.boolean().optional().describe('Puts the valley of the company behind the figure, for the home page.'),
});

export type Props = z.infer<typeof props>;
