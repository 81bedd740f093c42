import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'Items stacked in one column of a Split.',
  do: 'Use it as the second column of a Split.',
  dont: 'Never outside a Split: sections stack on their own.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two contact options',
      mdx: `<Stack>

<ContactOption icon="mail">

### Email us

<EmailLink />

</ContactOption>

<ContactOption icon="phone">

### Call us

<PhoneLink />

</ContactOption>

</Stack>`,
    },
  ],
});
