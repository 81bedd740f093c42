import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';

export const props = z.strictObject({
  night: z.boolean().optional().meta({description: 'Adds a drawing of a town at night above the rows.'}),
});

export type Props = PropsOf<typeof props>;
