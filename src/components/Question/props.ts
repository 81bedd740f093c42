import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  ask: text(90, 'The question.', z.string().min(8).endsWith('?', 'must end with a question mark')),
});

export type Props = z.infer<typeof props>;
