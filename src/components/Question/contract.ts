import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const question = contract({
  props: z.strictObject({
    ask: text(90, 'The question.', z.string().min(8).endsWith('?', 'must end with a question mark')),
  }),
});

export type Props = PropsOf<typeof question>;
export default question;
