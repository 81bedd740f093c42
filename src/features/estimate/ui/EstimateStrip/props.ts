import * as z from 'zod';
import {text} from '../../../../content/fieldSchemas';

const number = (about: string) => z.number().positive('must be more than 0').describe(about);

export const props = z.strictObject({
  count: text(34, 'The label of the first number: what is counted, such as Check calls a month.'),
  hint: text(40, 'The hint below it: how to count, such as 12 per load, 200 loads.'),
  tasks: number('The initial count.'),
  each: text(34, 'The label of the second number, such as Minutes per call.'),
  part: text(40, 'The hint below it: what takes the time, such as Dial, hold, log.'),
  minutes: number('The initial number of minutes.'),
  hour: number('The initial hourly cost, in the currency of the company.'),
});

export type Props = z.infer<typeof props>;
