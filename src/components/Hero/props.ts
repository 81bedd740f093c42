import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {eyebrow, icon} from '../../content/fieldSchemas';

export const props = z.strictObject({
  eyebrow: eyebrow.optional(),
  icon: icon.optional().describe('The icon of the page, in its hue: the same one as in the fields at the top.'),
});

export type Props = PropsOf<typeof props>;
