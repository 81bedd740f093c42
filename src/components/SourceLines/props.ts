import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a source.')});

export type Props = PropsOf<typeof props>;
