import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const mailboxRun = contract({
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a moment.')}),
});

export type Props = PropsOf<typeof mailboxRun>;
export default mailboxRun;
