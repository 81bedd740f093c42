import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(40, 'What a tap opens, such as Two more kinds of work.'),
  steps: z.boolean().optional().describe('For the steps in a list of <Steps>.'),
});

export type Props = z.infer<typeof props>;
