import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const redline = contract({
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Show the clause as.')}),
});

export type Props = PropsOf<typeof redline>;
export default redline;
