import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(30, 'What the step is called: Step 1, Day 2, Before dawn.'),
  when: text(24, 'When it is, if all steps stand on one line of time: Monday 10:00.').optional(),
});

export type Props = PropsOf<typeof props>;
