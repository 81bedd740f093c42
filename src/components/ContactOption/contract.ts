import * as z from 'zod';
import {contract, type PropsOf} from '../../catalogue/contract';
import {icon} from '../../catalogue/fieldSchemas';

const contactOption = contract({
  purpose: 'One way to reach the company: a title and a link.',
  do: 'Put a MailLink or a PhoneLink in it.',
  dont: 'Never a typed address or number: a second company would have to hunt for it.',
  props: z.strictObject({icon}),
  examples: [
    {
      title: 'By mail',
      mdx: `<ContactOption icon="mail">

### E-mail us

<MailLink />

</ContactOption>`,
    },
  ],
});

export type Props = PropsOf<typeof contactOption>;
export default contactOption;
