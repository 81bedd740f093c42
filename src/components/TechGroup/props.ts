import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {hue} from '../../content/fieldSchemas';

export const props = z.strictObject({hue: hue.optional()});

export type Props = PropsOf<typeof props>;
