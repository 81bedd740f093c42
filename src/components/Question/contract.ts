import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const question = contract({
  purpose: 'One question in a Faq; choosing it opens the answer.',
  do: 'Ask as the buyer would, and begin the answer with the answer.',
  dont: 'Never a figure in the question: figures go into the answer, as a Claim.',
  props: z.strictObject({
    ask: z.string().trim().min(8).max(90).endsWith('?', 'must end with a question mark').describe('The question.'),
  }),
  examples: [
    {
      title: 'A question',
      mdx: `<Faq>

<Question ask="What does it cost to cancel?">

Nothing. A monthly service ends with the month you have paid for.

</Question>

</Faq>`,
    },
  ],
});

export type Props = PropsOf<typeof question>;
export default question;
