import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {icon, task, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  icon,
  agent: text(40, 'Which agent works: Support agent.'),
  task,
  status: text(20, 'The state in one word, after the last step: Done.'),
  until: text(20, 'For a run that visitors see end: the state until then, such as Working.').optional(),
  plain: z.boolean().optional().describe('Without a frame, for a drawing as wide as its section.'),
});

export type Props = PropsOf<typeof props>;
