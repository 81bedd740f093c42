import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {address, art, hue, icon} from '../../content/fieldSchemas';

const card = contract({
  purpose: 'A card: a title, a paragraph, a list of points.',
  do: 'Begin with a title of the next heading level and keep all cards of a grid about as long.',
  dont: 'Never a link inside a card that has a "to": the whole card is the link. Never the same art twice on a page.',
  props: z.strictObject({
    icon: icon.optional(),
    hue: hue.optional(),
    art: art.optional(),
    to: address.optional().describe('Makes the whole card a link to this address.'),
  }),
});

export type Props = PropsOf<typeof card>;
export default card;
