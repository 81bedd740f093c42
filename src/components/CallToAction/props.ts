import * as z from 'zod';
import {eyebrow} from '../../content/fieldSchemas';

export const props = z.strictObject({eyebrow: eyebrow.optional()});

export type Props = z.infer<typeof props>;
