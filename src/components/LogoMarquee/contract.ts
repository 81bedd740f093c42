import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const logoStrip = contract({props: z.strictObject({label: text(80, 'What the strip shows, for screen readers.')})});

export type Props = PropsOf<typeof logoStrip>;
export default logoStrip;
