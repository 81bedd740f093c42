import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(20, 'The text of the tile that opens the list, such as +6 More.'),
  less: text(20, 'The text of the tile that closes it, such as Show fewer.'),
});

export type Props = z.infer<typeof props>;
