import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const highlight = contract({
  purpose: 'One strong point: a title and one sentence.',
  do: 'Say something that can be checked.',
  dont: 'Never two sentences: the row has to stay short.',
  props: z.strictObject({icon}),
  examples: [
    {
      title: 'A point',
      mdx: `<Highlights>

<Highlight icon="zap">

### Lightning Fast

Answers in seconds, on your busiest day too.

</Highlight>

</Highlights>`,
    },
  ],
});

export type Props = PropsOf<typeof highlight>;
export default highlight;
