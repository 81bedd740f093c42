import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(60, 'The name of the group for screen readers, such as Show the clause as.'),
});

export type Props = z.infer<typeof props>;
