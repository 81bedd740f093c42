import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';

const entries = contract({
  purpose: 'Short rows inside a Figure: a time or a name in front, what it is about, and what came of it.',
  do: 'Start each item with the time or the name in **bold**. Put _underscores_ around what went to a person.',
  dont: 'Never more than five rows, and no time before the one above it.',
  props: z.strictObject({
    night: z.boolean().optional().meta({description: 'Draws a town at night above the rows.'}),
  }),
  examples: [
    {
      title: 'A night at a hotel',
      mdx: inFigure(`<ActivityLog night>

- **11:10 p.m.** Japanese: boxed sunrise meal <small>Kitchen, for 5:15</small>
- **1:35 a.m.** Spanish: flight delayed <small>Room kept</small>
- **4:50 a.m.** _English: fever_ <small>Woke the night manager</small>

</ActivityLog>`),
    },
  ],
});

export type Props = PropsOf<typeof entries>;
export default entries;
