import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const faq = contract({
  purpose: 'Questions that buyers ask, each with an answer that opens in place.',
  do: 'Cover price, time, data, ownership and canceling, in the words of the trade.',
  dont: 'Never a question that nobody asks, added only to say something nice.',
  props: z.strictObject({}),
});

export type Props = PropsOf<typeof faq>;
export default faq;
