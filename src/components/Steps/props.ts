import * as z from 'zod';
import {task} from '../../content/fieldSchemas';

export const props = z.strictObject({task: task.optional()});

export type Props = z.infer<typeof props>;
