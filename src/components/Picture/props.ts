import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {crops, picture as file, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  src: file,
  alt: text(200, 'What it shows, for people who cannot see it.'),
  caption: text(160, 'The line below it.').optional(),
  crop: z.enum(crops).optional().describe('Cuts it to this shape, around what stands out in it.'),
});

export type Props = PropsOf<typeof props>;
