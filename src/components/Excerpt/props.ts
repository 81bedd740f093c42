import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  task: text(60, 'What it shows, beginning with Example: (such as “Example: a parts wholesaler, 6 a.m.”).'),
});

export type Props = z.infer<typeof props>;
