import {contract, inFigure} from '../../content/contract';

export default contract({
  purpose: 'Inside a Figure: two lists, and a line between what belongs together.',
  do: 'Name each list in a line above it. Items with the same words in **bold** are joined; what has no counterpart is shown as open.',
  dont: 'Never more than five items, and never two with the same bold words in one list.',
  examples: [
    {
      title: 'A bank account',
      mdx: inFigure(`<Matching>

Bank

- Ace Freight <small>Oct 28</small> **1,240.00**
- Card 4410 <small>Oct 31</small> **89.90**

Books

- Bill 2207 <small>approved</small> **1,240.00**
- No entry <small>asks the controller</small>

</Matching>`),
    },
  ],
});
