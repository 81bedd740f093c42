import * as z from 'zod';
import {contract, type PropsOf} from '../../../../content/contract';
import {icon, text} from '../../../../content/fieldSchemas';

const job = contract({
  purpose:
    'The page of a position: its headline, facts and requirements from the fields at the top, and how to apply. Between the tags stands what the work is.',
  do: 'Say what a week holds and who is around, in one or two sections.',
  dont: 'Never repeat the requirements or a fact: the fields already show them.',
  once: true,
  props: z.strictObject({
    icon,
    apply: text(24, 'The words of the button that opens an email to us.'),
  }),
});

export type Props = PropsOf<typeof job>;
export default job;
