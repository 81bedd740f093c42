import {contract} from '../../content/contract';

export default contract({
  purpose: 'A row of actions; on a phone each takes the full width.',
  do: 'Put one or two actions in it, the main one first.',
  dont: 'Never more than two actions: each one makes the choice harder.',
  examples: [
    {
      title: 'Two actions',
      mdx: `<Actions>

<Action to="/contact">Get Started Today</Action>
<Action to="/contact?topic=demo" kind="quiet">Schedule Demo</Action>

</Actions>`,
    },
  ],
});
