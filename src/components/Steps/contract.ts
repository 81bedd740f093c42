import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'Steps in order.',
  do: 'Put three to five steps in it.',
  dont: 'Never for points without an order: those are Cards.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two steps',
      mdx: `<Steps>

<Step label="Monday">

### We watch

Two people sit beside your team.

</Step>

<Step label="Friday">

### You try

A first agent on staging.

</Step>

</Steps>`,
    },
  ],
});
