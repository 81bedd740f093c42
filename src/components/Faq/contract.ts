import * as z from 'zod';
import {contract, type PropsOf} from '../../catalogue/contract';

const faq = contract({
  purpose: 'Questions that buyers ask, each with an answer that opens in place.',
  do: 'Answer price, time, data, ownership and cancelling, in the words of the trade.',
  dont: 'Never a question that nobody asks, put there to say something nice.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two questions',
      mdx: `<Faq>

<Question ask="What does it cost to cancel?">

Nothing. A monthly service ends with the month that you have paid for.

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
