import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const figureTabs = contract({
  purpose: 'Figures to switch between in one place: one is shown, a row of tabs leads to the others.',
  do: 'Use two to four <FigureTab>, each with one <Figure>, from trades far apart. Mark the first one "shown".',
  dont: 'Never what a visitor has to read: most see only the first one.',
  props: z.strictObject({
    label: text(40, 'What can be chosen, for those who listen: Example runs.'),
  }),
  examples: [
    {
      title: 'Two examples',
      mdx: `<FigureTabs label="Example runs">

<FigureTab label="Support" hue="brand" shown>

<Figure icon="bot" agent="Support agent" task="Example run, refund request" status="Done">

1. Understands the request <small>Language model</small>
2. Issues the refund <small>Payments</small>

Refund sent in 41 seconds <small>No ticket left open</small>

</Figure>

</FigureTab>

<FigureTab label="Freight" hue="tone-6">

<Figure icon="truck" agent="Dispatch agent" task="Example run, closed pass" status="Done">

1. Sees the closure <small>Road feed</small>
2. Tells the customer <small>Email</small>

Customer told in 4 minutes <small>A dispatcher chose the road</small>

</Figure>

</FigureTab>

</FigureTabs>`,
    },
  ],
});

export type Props = PropsOf<typeof figureTabs>;
export default figureTabs;
