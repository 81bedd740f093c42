import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const choices = contract({
  purpose: 'Inside a Figure: two to five states of the same work to switch between, with no script needed.',
  do: 'Give each <Choice> a label of two or three words, and "chosen" to the one that shows first.',
  dont: 'Never hide in a second choice what everybody must read.',
  props: z.strictObject({
    label: text(60, 'What one chooses here, for those who listen: Choose a message.'),
    side: z.boolean().optional().describe('Puts the labels beside the work in place of above it, where there is room.'),
  }),
  examples: [
    {
      title: 'Two messages',
      mdx: inFigure(`<Choices label="Choose a message">

<Choice label="Box not at the door" note="Email, 7:02 a.m." chosen>

<AnnotatedText>

“_Order 48213 <small>order</small>_ shows delivered but **_the box is not here <small>complaint</small>_**.”

- Missing parcel **96%**
- Wants a refund **15%**

</AnnotatedText>

</Choice>

<Choice label="Paid twice" note="Web form, 7:09 a.m.">

<AnnotatedText>

“I think **_we paid it twice <small>complaint</small>_**.”

- Paid twice **52%**
- Wants to cancel **47%**

</AnnotatedText>

</Choice>

</Choices>`),
    },
  ],
});

export type Props = PropsOf<typeof choices>;
export default choices;
