import * as z from 'zod';
import {hue} from '../../content/fieldSchemas';

export const props = z.strictObject({hue: hue.optional()});

export type Props = z.infer<typeof props>;
