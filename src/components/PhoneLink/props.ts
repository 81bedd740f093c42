import * as z from 'zod';
import {actionKind} from '../../content/fieldSchemas';

export const props = z.strictObject({
  kind: actionKind.optional().describe('Makes it look like a button of this kind. By default, it is a plain link.'),
});

export type Props = z.infer<typeof props>;
