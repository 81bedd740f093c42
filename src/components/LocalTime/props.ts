import * as z from 'zod';
import {identifier} from '../../content/fieldSchemas';

export const props = z.strictObject({
  zone: identifier(40, 'The time zone, such as America/New_York. By default, the head office’s.').optional(),
});

export type Props = z.infer<typeof props>;
