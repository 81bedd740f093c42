import * as z from 'zod';
import {columns} from '../../content/fieldSchemas';

export const props = z.strictObject({
  columns: columns.optional().describe('The maximum number of cards in a row: 2, 3 or 4. Small screens show fewer.'),
});

export type Props = z.infer<typeof props>;
