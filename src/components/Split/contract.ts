import {contract} from '../../content/contract';

export default contract({
  purpose: 'Two columns, the first one wider; stacked on a phone.',
  do: 'Put a form or a long text first, and a Stack second.',
  dont: 'Never put more than two things in it.',
  examples: [
    {
      title: 'Text and a panel',
      mdx: `<Split>

<Prose>

The longer text goes into the wider column.

</Prose>

<Stack>

<Panel>

### A short offer

With a sentence.

</Panel>

</Stack>

</Split>`,
    },
  ],
});
