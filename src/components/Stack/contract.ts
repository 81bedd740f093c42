import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'Things one under another, in one column of a Split.',
  do: 'Use it as the second column of a Split.',
  dont: 'Never outside of a Split: sections stack by themselves.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two contact options',
      mdx: `<Stack>

<ContactOption icon="mail">

### E-mail us

<MailLink />

</ContactOption>

<ContactOption icon="phone">

### Call us

<PhoneLink />

</ContactOption>

</Stack>`,
    },
  ],
});
