import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({
  label: text(40, 'What can be chosen, for those who listen: Example runs.'),
});

export type Props = PropsOf<typeof props>;
