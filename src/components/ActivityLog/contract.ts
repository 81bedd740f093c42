import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const entries = contract({
  purpose: 'Short rows inside a Figure: a time or a name in front, what it is about, and what came of it.',
  do: 'Start each item with the time or the name in **bold**. Put _underscores_ around what went to a person.',
  dont: 'Never more than five rows, and no time before the one above it.',
  props: z.strictObject({
    night: z.boolean().optional().meta({description: 'Draws a town at night above the rows.'}),
  }),
});

export type Props = PropsOf<typeof entries>;
export default entries;
