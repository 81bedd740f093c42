import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {actionKind, identifier, text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  subject: text(80, 'The subject of the email.').optional(),
  to: identifier(64, 'Another mailbox than that of src/company, such as privacy.').optional(),
  domain: identifier(80, 'The domain of that mailbox, where it is not the company’s.').optional(),
  kind: actionKind.optional().describe('Looks like a button of this kind; a plain link without it.'),
});

export type Props = PropsOf<typeof props>;
