import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {eyebrow, icon} from '../../content/fieldSchemas';

const hero = contract({
  once: true,
  props: z.strictObject({
    eyebrow: eyebrow.optional(),
    icon: icon.optional().describe('The icon of the page, in its hue: the same one as in the fields at the top.'),
  }),
});

export type Props = PropsOf<typeof hero>;
export default hero;
