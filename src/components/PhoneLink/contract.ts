import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {actionKind} from '../../content/fieldSchemas';

const phoneLink = contract({
  purpose: 'A link that calls the company.',
  do: 'Say who answers: Enterprise sales.',
  dont: 'Never type the number.',
  props: z.strictObject({
    kind: actionKind.optional().describe('Looks like a button of this kind; a plain link without it.'),
  }),
  copy: 'optional',
});

export type Props = PropsOf<typeof phoneLink>;
export default phoneLink;
