import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {task} from '../../content/fieldSchemas';

export const props = z.strictObject({task: task.optional()});

export type Props = PropsOf<typeof props>;
