import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {actionKind, address} from '../../content/fieldSchemas';

const action = contract({
  props: z.strictObject({
    to: address.describe('Where it leads: an address on this site, such as /contact?topic=demo or /#industries.'),
    kind: actionKind
      .optional()
      .describe('How it looks. On a dark band and above the forest: accent for the first, ghost for the second.'),
  }),
});

export type Props = PropsOf<typeof action>;
export default action;
