import * as z from 'zod';
import type {PropsOf} from '../../../../content/propTypes';
import {icon, text} from '../../../../content/fieldSchemas';

export const props = z.strictObject({
  icon,
  apply: text(24, 'The label of the button that opens an email to us.'),
});

export type Props = PropsOf<typeof props>;
