import * as z from 'zod';
import {contract, type PropsOf} from '../../../../content/contract';
import {text} from '../../../../content/fieldSchemas';

const jobs = contract({
  purpose:
    'Every open position, made from the fields of its page. Between the tags stands what shows when none is open.',
  do: 'Change a position in the fields at the top of its page, in pages/company/careers.',
  dont: 'Never on more than one page: Careers has it.',
  once: true,
  props: z.strictObject({apply: text(24, 'The words of the button that opens an email to us.')}),
  headings: 3,
});

export type Props = PropsOf<typeof jobs>;
export default jobs;
