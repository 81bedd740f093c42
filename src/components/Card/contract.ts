import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {address, art, hue, icon} from '../../content/fieldSchemas';

const card = contract({
  props: z.strictObject({
    icon: icon.optional(),
    hue: hue.optional(),
    art: art.optional(),
    to: address.optional().describe('Makes the whole card a link to this address.'),
  }),
});

export type Props = PropsOf<typeof card>;
export default card;
