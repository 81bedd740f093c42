import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const conversation = contract({
  purpose: 'Inside a Figure: what a visitor says, what the agent answers, and what it found.',
  do: 'Quote the visitor; write the answer as a paragraph. A list with one item is what the agent found, its name in **bold**, its price in small.',
  dont: 'Never more than five turns.',
  props: z.strictObject({
    icon: icon.meta({description: 'The thing that the agent found, by its Lucide name.'}),
  }),
  examples: [
    {
      title: 'A shoe',
      mdx: inFigure(`<Conversation icon="footprints">

> I am between 9 and 9.5, with wide feet. Which one?

9.5 wide. Most buyers with wide feet kept it; the 9 came back.

- **Ridge Runner, 9.5 W** 2 left in Denver <small>$128</small>

</Conversation>`),
    },
  ],
});

export type Props = PropsOf<typeof conversation>;
export default conversation;
