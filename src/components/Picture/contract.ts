import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {crops, picture as file, text} from '../../content/fieldSchemas';

const picture = contract({
  purpose: 'A photo or a drawing with a caption, cut to a shape. Without either, write ![What it shows](./team.jpg).',
  do: 'Say in alt what the picture shows, and in the caption what it does not. Put the file beside the page, or into static/.',
  dont: 'Never a picture of text, and none that shows a person who did not agree to it.',
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
