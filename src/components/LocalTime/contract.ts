import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {identifier} from '../../content/fieldSchemas';

const localTime = contract({
  props: z.strictObject({
    zone: identifier(40, 'The time zone, such as America/New_York; that of the head office if not set.').optional(),
  }),
});

export type Props = PropsOf<typeof localTime>;
export default localTime;
