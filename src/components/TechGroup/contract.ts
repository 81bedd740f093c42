import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {hue} from '../../content/fieldSchemas';

const techGroup = contract({props: z.strictObject({hue: hue.optional()})});

export type Props = PropsOf<typeof techGroup>;
export default techGroup;
