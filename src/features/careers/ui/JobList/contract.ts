import * as z from 'zod';
import {contract, type PropsOf} from '../../../../content/contract';
import {text} from '../../../../content/fieldSchemas';

const jobs = contract({
  once: true,
  props: z.strictObject({apply: text(24, 'The words of the button that opens an email to us.')}),
  headings: 3,
});

export type Props = PropsOf<typeof jobs>;
export default jobs;
