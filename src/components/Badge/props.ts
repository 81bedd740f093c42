import * as z from 'zod';
import type {PropsOf} from '../../content/propTypes';
import {icon} from '../../content/fieldSchemas';

export const props = z.strictObject({icon});

export type Props = PropsOf<typeof props>;
