import * as z from 'zod';
import {actionKind, identifier, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  subject: text(80, 'The subject of the email.').optional(),
  to: identifier(64, 'The mailbox, such as privacy. By default, the one in src/company.').optional(),
  domain: identifier(80, 'The domain of the mailbox. By default, the company’s.').optional(),
  kind: actionKind.optional().describe('Makes it look like a button of this kind. By default, it is a plain link.'),
});

export type Props = z.infer<typeof props>;
