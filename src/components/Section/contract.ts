import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {anchor, eyebrow, text} from '../../content/fieldSchemas';

const section = contract({
  props: z.strictObject({
    id: anchor.optional(),
    eyebrow: eyebrow.optional(),
    label: text(60, 'What it is, for screen readers, if it has no headline.').optional(),
    tone: z
      .enum(['paper', 'sunken', 'inverse'])
      .optional()
      .describe('The background: paper, a little darker (sunken), or evergreen (inverse).'),
    layout: z
      .enum(['stack', 'split', 'center'])
      .optional()
      .describe('Where headline and lead go: above the content, beside it, or in the middle.'),
  }),
});

export type Props = PropsOf<typeof section>;
export default section;
