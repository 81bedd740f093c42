import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {actionKind} from '../../content/fieldSchemas';

const phoneLink = contract({
  props: z.strictObject({
    kind: actionKind.optional().describe('Looks like a button of this kind; a plain link without it.'),
  }),
  copy: 'optional',
});

export type Props = PropsOf<typeof phoneLink>;
export default phoneLink;
