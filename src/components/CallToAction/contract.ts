import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {eyebrow} from '../../content/fieldSchemas';

const callToAction = contract({props: z.strictObject({eyebrow: eyebrow.optional()})});

export type Props = PropsOf<typeof callToAction>;
export default callToAction;
