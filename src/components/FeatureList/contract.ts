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
  examples: [
    {
      title: 'Rows',
      mdx: `<FeatureList>

- **The phone is answered.** At night and during the Monday surge too.
- **No more retyping.** Faxed histories land in the right fields.

</FeatureList>`,
    },
    {
      title: 'Plain',
      mdx: `<FeatureList variant="plain">

- A strategy call
- A written plan

</FeatureList>`,
    },
  ],
});

export type Props = PropsOf<typeof featureList>;
export default featureList;
