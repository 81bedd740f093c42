import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const choices = contract({
  purpose: 'Inside a Figure: two to five states of the same work to switch between, with no script needed.',
  do: 'Give each <Choice> a label of two or three words, and "chosen" to the one that shows first.',
  dont: 'Never hide in a second choice what everybody must read.',
  props: z.strictObject({
    label: text(60, 'What one chooses here, for those who listen: Choose a message.'),
    side: z.boolean().optional().describe('Puts the labels beside the work in place of above it, where there is room.'),
  }),
});

export type Props = PropsOf<typeof choices>;
export default choices;
