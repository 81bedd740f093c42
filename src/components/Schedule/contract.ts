import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';

const slots = contract({
  purpose: 'Inside a Figure: a table as a schedule, with a time in front of each row, or as a board of cards.',
  do: 'Start a cell with its name in **bold**. Put _underscores_ around what the agent did, in a cell without a name what is open. A board needs the prop; its columns are states.',
  dont: 'Never more than four columns or five rows, and no words too long for a quarter of a phone.',
  props: z.strictObject({
    board: z.boolean().optional().meta({description: 'Draws columns of cards, one column for each state.'}),
  }),
  examples: [
    {
      title: 'A morning at a clinic',
      mdx: inFigure(`<Schedule>

| Time | Dr. A | Dr. B | Nurse |
| --- | --- | --- | --- |
| 9:00 | **Follow-up** confirmed | **New patient** intake done | **Vaccine** confirmed |
| 9:40 | **Physical** fasting reminder sent | _**Wait list** filled in 3 min_ | open |

</Schedule>`),
    },
    {
      title: 'Leads on a board',
      mdx: inFigure(`<Schedule board>

| Asked 14 | Fits 6 | Viewing 1 |
| --- | --- | --- |
| **2 bed, pets** answered in 40 s | **3 bed** budget, date | _**Sun, 11:00** with the agent on duty_ |
| **Studio** answered in 25 s | **Loft** asks about fiber | |

</Schedule>`),
    },
  ],
});

export type Props = PropsOf<typeof slots>;
export default slots;
