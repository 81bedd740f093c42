import {contract} from '../../content/contract';

export default contract({
  purpose: 'In a dark Section: the first year as a line that climbs to the right over the line of what was paid.',
  do: 'Write a numbered list of three: the line of what was paid, when it is back, where the year ends. Then a sentence that says what to see.',
  dont: 'Never for numbers of your own: those are a LineChart.',
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

1. **What you paid**
2. **Paid back within <Claim id="roi-window" />** or your money back
3. **<Claim id="roi-dollars" /> back** for every dollar paid, by month 12

The bright area is money you did not have before.

</GrowthChart>

</Section>`,
    },
  ],
});
