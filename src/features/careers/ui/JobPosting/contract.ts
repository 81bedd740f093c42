import * as z from 'zod';
import {contract, type PropsOf} from '../../../../content/contract';
import {icon, text} from '../../../../content/fieldSchemas';

const job = contract({
  once: true,
  props: z.strictObject({
    icon,
    apply: text(24, 'The words of the button that opens an email to us.'),
  }),
});

export type Props = PropsOf<typeof job>;
export default job;
