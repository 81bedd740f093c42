import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const faq = contract({
  purpose: 'Questions that buyers ask, each with an answer that opens in place.',
  do: 'Cover price, time, data, ownership and canceling, in the words of the trade.',
  dont: 'Never a question that nobody asks, added only to say something nice.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two questions',
      mdx: `<Faq>

<Question ask="What does it cost to cancel?">

Nothing. A monthly service ends with the month you have paid for.

</Question>

<Question ask="Who owns the agent?">

You do, once it is paid for.

</Question>

</Faq>`,
    },
  ],
});

export type Props = PropsOf<typeof faq>;
export default faq;
