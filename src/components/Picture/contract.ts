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
  examples: [
    {
      title: 'With a caption, cut to a shape',
      mdx: `<Picture src="./ridges.png" alt="Three wooded ridges, the nearest one the darkest" caption="Where cedars grow." crop="16/9" />`,
    },
    {
      title: 'In plain Markdown',
      mdx: `<Prose>

The words go around it as usual.

![Three wooded ridges, the nearest one the darkest](./ridges.png)

It is as wide as they are.

</Prose>`,
    },
  ],
});

export type Props = PropsOf<typeof picture>;
export default picture;
