import * as z from 'zod';
import type {PropsOf} from '../../../../content/propTypes';
import {text} from '../../../../content/fieldSchemas';

const number = (about: string) => z.number().positive().describe(about);

export const props = z.strictObject({
  count: text(34, 'What is counted: Check calls a month.'),
  hint: text(40, 'What belongs to it: 12 per load, 200 loads.'),
  tasks: number('How many the strip begins with.'),
  each: text(34, 'The minutes of one: Minutes per call.'),
  part: text(40, 'What they go into: Dial, hold, log.'),
  minutes: number('How many minutes the strip begins with.'),
  hour: number('The hourly cost that the strip begins with, in dollars.'),
});

export type Props = PropsOf<typeof props>;
