import * as z from 'zod';
import {address, hue, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  to: address.describe('The page with the figure.'),
  kind: text(24, 'The kind of work, such as Documents.').meta({
    refersTo: 'anchor',
    description: 'The kind of work, which also becomes an anchor: Reads documents is #reads-documents.',
  }),
  figure: text(1, 'Which figure of the page, if not the first, such as 2.').optional(),
  trade: text(32, 'Filled in by the build: the label of the page.').optional(),
  hue: hue.optional().describe('Filled in by the build: the color of the page.'),
  tags: z.array(z.string()).optional().describe('Filled in by the build: the filters that show it.'),
  anchors: z.array(z.string()).optional().describe('Filled in by the build: the anchors that lead to it.'),
});

export type Props = z.infer<typeof props>;
