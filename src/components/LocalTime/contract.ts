import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {identifier} from '../../content/fieldSchemas';

const localTime = contract({
  purpose: 'The time at an office right now.',
  do: 'Write the working hours between the tags: they are shown where no script runs.',
  dont: 'Never a time zone in which nobody works.',
  props: z.strictObject({
    zone: identifier(40, 'The time zone, such as America/New_York; that of the head office if not set.').optional(),
  }),
});

export type Props = PropsOf<typeof localTime>;
export default localTime;
