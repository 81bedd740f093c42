import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {eyebrow} from '../../content/fieldSchemas';

export const props = z.strictObject({eyebrow: eyebrow.optional()});

export type Props = PropsOf<typeof props>;
