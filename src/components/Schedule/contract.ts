import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const slots = contract({
  props: z.strictObject({
    board: z.boolean().optional().meta({description: 'Draws columns of cards, one column for each state.'}),
  }),
});

export type Props = PropsOf<typeof slots>;
export default slots;
