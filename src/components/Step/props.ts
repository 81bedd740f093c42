import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(30, 'The name of the step, such as Step 1, Day 2 or Before dawn.'),
  when: text(24, 'The time of the step, if the steps form a timeline, such as Monday 10:00.').optional(),
});

export type Props = z.infer<typeof props>;
