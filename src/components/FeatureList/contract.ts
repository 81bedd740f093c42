import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const featureList = contract({
  purpose: 'What you get: a Markdown list, each item with a check.',
  do: 'Begin an item with a few bold words that make sense on their own.',
  dont: 'Never a single item: that is a paragraph.',
  props: z.strictObject({
    variant: z
      .enum(['rows', 'plain'])
      .optional()
      .describe('rows are large, with a line between; plain is a compact list with checks.'),
  }),
});

export type Props = PropsOf<typeof featureList>;
export default featureList;
