import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {hue, text} from '../../content/fieldSchemas';

const figureTab = contract({
  purpose: 'One of the figures of a <FigureTabs>.',
  do: 'Give it a <Figure> of about the same height as the others.',
  dont: 'Never outside of <FigureTabs>.',
  props: z.strictObject({
    label: text(14, 'Its tab, in one word: Support.'),
    hue: hue.optional(),
    shown: z.boolean().optional().describe('Shown first.'),
  }),
  examples: [
    {
      title: 'One of several',
      mdx: `<FigureTabs label="Example runs">

<FigureTab label="Support" shown>

<Figure icon="bot" agent="Support agent" task="Example run, refund request" status="Done">

1. Understands the request <small>Language model</small>
2. Issues the refund <small>Payments</small>

Refund sent in 41 seconds <small>No ticket left open</small>

</Figure>

</FigureTab>

</FigureTabs>`,
    },
  ],
});

export type Props = PropsOf<typeof figureTab>;
export default figureTab;
