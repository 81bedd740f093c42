import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: a document on the left, and what was read from it and checked on the right.',
  do: 'Quote the document line by line, with _underscores_ around what was read. List the checks, each result in **bold**; put _underscores_ around the one that a person decides.',
  dont: 'Never more than five checks.',
  examples: [
    {
      title: 'An invoice',
      mdx: inFigure(`<DocumentReview>

> **Hasan Packaging**
>
> - Invoice _HP-2291_
> - Total _$1,860.00_

- Order **matches**
- Received **580 of 600**
- _Pay for which?_ **asks the buyer**

</DocumentReview>`),
    },
  ],
});
