import * as z from 'zod';
import {text} from '../../../../content/fieldSchemas';

export const props = z.strictObject({
  apply: text(24, 'The label of the button that opens an email to us.'),
});

export type Props = z.infer<typeof props>;
