import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'Three strong points in a row.',
  do: 'Put exactly three highlights in it.',
  dont: 'Never use it for certifications: those are Badges.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Three points',
      mdx: `<Highlights>

<Highlight icon="zap">

### Fast

Answers in seconds.

</Highlight>

<Highlight icon="shield-check">

### Safe

Every access is logged.

</Highlight>

<Highlight icon="scaling">

### Ready to grow

Start with one team.

</Highlight>

</Highlights>`,
    },
  ],
});
