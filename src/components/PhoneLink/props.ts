import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {actionKind} from '../../content/fieldSchemas';

export const props = z.strictObject({
  kind: actionKind.optional().describe('Looks like a button of this kind; a plain link without it.'),
});

export type Props = PropsOf<typeof props>;
