import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'In a dark Section: the first year as a line that climbs to the right, with three points that have words.',
  do: 'Write a numbered list of three: where the year begins, when the return is in, where it ends. Put the time in **bold** and figures as a Claim.',
  dont: 'Never for numbers of your own: those are a Plot.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'A first year',
      mdx: `<Section tone="inverse">

## What comes back

<StatGrid variant="band">

- <Claim id="savings" /> average annual savings
- <Claim id="roi-multiple" /> first-year ROI

</StatGrid>

<GrowthChart>

1. **Month 1**
2. **After <Claim id="roi-window" />** the return is in, or your money back
3. **Month 12** <Claim id="roi-multiple" /> the cost

</GrowthChart>

</Section>`,
    },
  ],
});
