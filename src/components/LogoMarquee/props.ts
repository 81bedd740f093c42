import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {text} from '../../content/fieldSchemas';

export const props = z.strictObject({label: text(80, 'What the strip shows, for screen readers.')});

export type Props = PropsOf<typeof props>;
