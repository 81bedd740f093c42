import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const question = contract({
  purpose: 'One question in a Faq; choosing it opens the answer.',
  do: 'Ask as the buyer would, and begin the answer with the answer.',
  dont: 'Never a figure in the question: figures go into the answer, as a Claim.',
  props: z.strictObject({
    ask: text(90, 'The question.', z.string().min(8).endsWith('?', 'must end with a question mark')),
  }),
});

export type Props = PropsOf<typeof question>;
export default question;
