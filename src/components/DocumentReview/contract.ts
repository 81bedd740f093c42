import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const extract = contract({
  purpose: 'Inside a Figure: a document on the left, and what was read from it and checked on the right.',
  do: 'Quote the document line by line, with _underscores_ around what was read. List the checks, each result in **bold**; put _underscores_ around the one that a person decides.',
  dont: 'Never more than five checks.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'An invoice',
      mdx: `<Figure icon="workflow" agent="Back-office agent" task="Example: invoice by email, 6:12 a.m." status="1 question">

<DocumentReview>

> **Hasan Packaging**
>
> - Invoice _HP-2291_
> - Total _$1,860.00_

- Order **matches**
- Received **580 of 600**
- _Pay for which?_ **asks the buyer**

</DocumentReview>

Ready to post, one line to decide <small>Before the office opens</small>

</Figure>`,
    },
  ],
});

export type Props = PropsOf<typeof extract>;
export default extract;
