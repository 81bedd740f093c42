import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {identifier} from '../../content/fieldSchemas';

export const props = z.strictObject({
  zone: identifier(40, 'The time zone, such as America/New_York; that of the head office if not set.').optional(),
});

export type Props = PropsOf<typeof props>;
