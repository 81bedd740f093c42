import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {task} from '../../content/fieldSchemas';

const steps = contract({
  purpose: 'Steps in order.',
  do: 'Put three to five steps in it. To set them on a line of time, say of what task, and give each Step a "when" and a Peek.',
  dont: 'Never for points without an order: those are Cards.',
  props: z.strictObject({task: task.optional()}),
});

export type Props = PropsOf<typeof steps>;
export default steps;
