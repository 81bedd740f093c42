import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const slots = contract({
  purpose: 'Inside a Figure: a table as a schedule, with a time in front of each row, or as a board of cards.',
  do: 'Start a cell with its name in **bold**. Put _underscores_ around what the agent did, in a cell without a name what is open. A board needs the prop; its columns are states.',
  dont: 'Never more than four columns or five rows, and no words too long for a quarter of a phone.',
  props: z.strictObject({
    board: z.boolean().optional().meta({description: 'Draws columns of cards, one column for each state.'}),
  }),
});

export type Props = PropsOf<typeof slots>;
export default slots;
