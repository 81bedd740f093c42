import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {task} from '../../content/fieldSchemas';

const steps = contract({props: z.strictObject({task: task.optional()})});

export type Props = PropsOf<typeof steps>;
export default steps;
