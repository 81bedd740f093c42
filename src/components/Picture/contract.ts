import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {crops, picture as file, text} from '../../content/fieldSchemas';

const picture = contract({
  copy: 'none',
  props: z.strictObject({
    src: file,
    alt: text(200, 'What it shows, for people who cannot see it.'),
    caption: text(160, 'The line below it.').optional(),
    crop: z.enum(crops).optional().describe('Cuts it to this shape, around what stands out in it.'),
  }),
});

export type Props = PropsOf<typeof picture>;
export default picture;
