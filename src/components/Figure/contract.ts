import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon, task, text} from '../../content/fieldSchemas';

const figure = contract({
  purpose:
    'An example of work: who works and on what, then a request with its steps or <ActivityLog>, then the outcome.',
  do: 'Show one moment of this trade, with times, names of real systems and the part that a person decides. Say that it is an example.',
  dont: 'Never more than five steps, and no step that says nothing, such as "Processes the data".',
  props: z.strictObject({
    icon,
    agent: text(40, 'Which agent works: Support agent.'),
    task,
    status: text(20, 'The state in one word, after the last step: Done.'),
    until: text(20, 'For a run that visitors see end: the state until then, such as Working.').optional(),
    plain: z.boolean().optional().describe('Without a frame, for a drawing as wide as its section.'),
  }),
  examples: [
    {
      title: 'A refund',
      mdx: `<Figure icon="bot" agent="Support agent" task="Example run, refund request" status="Working">

> “My order arrived damaged. Can I get my money back?”

1. Understands the request <small>Language model</small>
2. Finds the order and photos <small>Shop + CRM</small>
3. Issues the refund <small>Payments</small>
4. Replies and closes the ticket <small>Helpdesk</small>

Resolved without a handoff <small>No ticket left open</small>

</Figure>`,
    },
    {
      title: 'A run that ends, with the night behind it',
      mdx: `<Figure icon="bot" agent="Support agent" task="Example run, refund request" until="Working" status="Done">

> “My order arrived damaged. Can I get my money back?”

1. Understands the request <small>Language model</small>
2. Finds the order and photos <small>Shop + CRM</small>
3. Issues the refund <small>Payments</small>
4. Replies and closes the ticket <small>Helpdesk</small>

<MiniCard>

Tickets open overnight

| Time | Open |
| --- | ---: |
| 10 p.m. | 214 |
| Midnight | 160 |
| 3 a.m. | 71 |
| 6 a.m. | 3 |

</MiniCard>

Refund sent in 41 seconds <small>Under the $200 limit you set</small>

</Figure>`,
    },
  ],
});

export type Props = PropsOf<typeof figure>;
export default figure;
