import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const contactOption = contract({props: z.strictObject({icon})});

export type Props = PropsOf<typeof contactOption>;
export default contactOption;
