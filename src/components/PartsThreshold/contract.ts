import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const partsThreshold = contract({
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a line.')}),
});

export type Props = PropsOf<typeof partsThreshold>;
export default partsThreshold;
