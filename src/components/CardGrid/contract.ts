import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {columns} from '../../content/fieldSchemas';

const cardGrid = contract({
  props: z.strictObject({
    columns: columns.optional().describe('The most cards in a row, 2, 3 or 4; small screens show fewer.'),
  }),
});

export type Props = PropsOf<typeof cardGrid>;
export default cardGrid;
