import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const mailboxRun = contract({
  purpose: 'Inside a Figure: an inbox that an agent empties, at three moments to choose from.',
  do: 'One row for each message: what came, its amount, where it was booked and when. Put _underscores_ around the one that a person decides, and say below it what is asked.',
  dont: 'Never more than eight rows, and always three moments: before, after the first four rows, and at the end.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a moment.')}),
});

export type Props = PropsOf<typeof mailboxRun>;
export default mailboxRun;
