import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const contactOption = contract({
  purpose: 'One way to reach the company: a title and a link.',
  do: 'Put a MailLink or a PhoneLink in it.',
  dont: 'Never a typed address or number: both are set in src/company.',
  props: z.strictObject({icon}),
});

export type Props = PropsOf<typeof contactOption>;
export default contactOption;
