import {contract} from '../../content/contract';

export default contract({
  purpose: 'A tinted panel: a title, a sentence, an action.',
  do: 'Use it for the question that a visitor may have after a grid.',
  dont: 'Never as a frame around text that is not an offer.',
  examples: [
    {
      title: 'An offer',
      mdx: `<Panel>

### Don't See Your Industry?

Most of what we build starts as a task nobody had listed.

<Action to="/contact">Tell Us About It</Action>

</Panel>`,
    },
  ],
});
