import * as z from 'zod';
import {actionKind, address} from '../../content/fieldSchemas';

export const props = z.strictObject({
  to: address.describe('Where it leads: an address on this site, such as /contact?topic=demo or /#industries.'),
  kind: actionKind
    .optional()
    .describe(
      'How it looks. On a dark band and above the forest, use accent for the first action and ghost for the second.',
    ),
});

export type Props = z.infer<typeof props>;
