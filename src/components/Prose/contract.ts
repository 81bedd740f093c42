import {contract} from '../../content/contract';

export default contract({
  purpose: 'Plain text at reading width: paragraphs, lists, small headings.',
  do: 'Keep a paragraph under five lines.',
  dont: 'Never for a single sentence under a headline: that is the lead of a Section.',
  examples: [
    {
      title: 'A story',
      mdx: `<Prose>

We began as a handful of engineers hired to check other people’s AI projects.

So we turned the order around: a small agent in real work first, the plan after it.

</Prose>`,
    },
  ],
});
