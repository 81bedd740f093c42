import * as z from 'zod';
import {icon, task, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  icon,
  agent: text(40, 'Which agent is at work, such as Support agent.'),
  task,
  status: text(20, 'The final state in one word, such as Done.'),
  plain: z.boolean().optional().describe('Removes the frame, for a drawing as wide as its section.'),
});

export type Props = z.infer<typeof props>;
