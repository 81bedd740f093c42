import * as z from 'zod';
import {crops, picture as file, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  src: file,
  alt: text(200, 'A description of the picture, for people who cannot see it.'),
  caption: text(160, 'The caption below the picture.').optional(),
  crop: z.enum(crops).optional().describe('Crops the picture to this shape, around its most prominent part.'),
});

export type Props = z.infer<typeof props>;
