import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const sourceLines = contract({
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a source.')}),
});

export type Props = PropsOf<typeof sourceLines>;
export default sourceLines;
