import * as z from 'zod';
import {icon} from '../../content/fieldSchemas';

export const props = z.strictObject({icon});

export type Props = z.infer<typeof props>;
