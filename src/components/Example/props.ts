import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {address, hue, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  to: address.describe('The page with the figure.'),
  kind: text(24, 'The kind of work: Documents.').meta({
    refersTo: 'anchor',
    description: 'The kind of work, which is also an anchor: Reads documents is #reads-documents.',
  }),
  figure: text(1, 'Which figure of the page, if not the first: 2.').optional(),
  trade: text(32, 'The build fills it in: the label of the page.').optional(),
  hue: hue.optional().describe('The build fills it in: the color of the page.'),
  tags: z.array(z.string()).optional().describe('The build fills it in: what it is found by.'),
  anchors: z.array(z.string()).optional().describe('The build fills it in: the anchors that lead to it.'),
});

export type Props = PropsOf<typeof props>;
