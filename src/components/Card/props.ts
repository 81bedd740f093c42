import * as z from 'zod';
import {address, hue, icon} from '../../content/fieldSchemas';

export const props = z.strictObject({
  icon: icon.optional(),
  hue: hue.optional(),
  to: address.optional().describe('Makes the whole card a link to this address.'),
});

export type Props = z.infer<typeof props>;
