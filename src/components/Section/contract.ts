import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {anchor, eyebrow, text} from '../../content/fieldSchemas';

const section = contract({
  purpose: 'A part of a page: headline, lead, then anything.',
  do: 'Give each a second-level headline, and a different layout or tone than its neighbors.',
  dont: 'Never two dark bands (inverse) on one page.',
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
  examples: [
    {
      title: 'Stack on paper',
      mdx: `<Section eyebrow="How it works">

## From first call to a working agent

You give us a task and someone who knows it well. We bring the rest.

<Steps>

<Step label="Step 1">

### Share your needs

A call about the work you want gone.

</Step>

<Step label="Step 2">

### See the plan

What it does, what it costs and what it returns.

</Step>

</Steps>

</Section>`,
    },
    {
      title: 'Split, sunken',
      mdx: `<Section layout="split" tone="sunken" eyebrow="Benefits">

## More time for patients

What clinics notice in the first month.

<FeatureList>

- **The phone is answered.** On Sunday too.
- **No more retyping.** Histories land in the right fields.

</FeatureList>

</Section>`,
    },
    {
      title: 'Centered, inverse',
      mdx: `<Section layout="center" tone="inverse" eyebrow="Results">

## What clients get back

From cost reviews and run logs.

<StatGrid variant="band">

- <Claim id="savings" /> average annual savings
- <Claim id="automation" /> of tasks automated

</StatGrid>

</Section>`,
    },
  ],
});

export type Props = PropsOf<typeof section>;
export default section;
