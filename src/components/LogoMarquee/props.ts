import * as z from 'zod';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({label: text(80, 'The name of the strip for screen readers.')});

export type Props = z.infer<typeof props>;
