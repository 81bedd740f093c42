import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {columns} from '../../content/fieldSchemas';

const cardGrid = contract({
  purpose: 'Cards in rows.',
  do: 'Choose the columns so that the last row is full.',
  dont: 'Never four columns for cards with lists: the lines become too short to read.',
  props: z.strictObject({
    columns: columns.optional().describe('The most cards in a row, 2, 3 or 4; small screens show fewer.'),
  }),
  examples: [
    {
      title: 'Three columns',
      mdx: `<CardGrid columns={3}>

<Card icon="search">

### Look

Two people watch the work for a morning.

</Card>

<Card icon="hammer">

### Build

A first agent on staging.

</Card>

<Card icon="check">

### Prove

Your own cases, counted.

</Card>

</CardGrid>`,
    },
  ],
});

export type Props = PropsOf<typeof cardGrid>;
export default cardGrid;
