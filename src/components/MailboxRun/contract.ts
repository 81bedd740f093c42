import * as z from 'zod';
import {contract, inFigure, type PropsOf} from '../../content/contract';
import {text} from '../../content/fieldSchemas';

const mailboxRun = contract({
  purpose: 'Inside a Figure: an inbox that an agent empties, at three moments to choose from.',
  do: 'One row for each message: what came, its amount, where it was booked and when. Put _underscores_ around the one that a person decides, and say below it what is asked.',
  dont: 'Never more than eight rows, and always three moments: before, after the first four rows, and at the end.',
  props: z.strictObject({label: text(60, 'What one chooses here, for those who listen: Choose a moment.')}),
  examples: [
    {
      title: 'Supplier bills',
      mdx: inFigure(`<MailboxRun label="Choose a moment">

| Inbox | Amount | Account | Posted |
| --- | ---: | --- | ---: |
| Electric utility | $3,418.22 | 6110 Utilities | 6:00:16 |
| Regional freight | $1,240.00 | 5210 Freight in | 6:00:31 |
| Cloud hosting | $2,905.60 | 6320 Software | 6:00:52 |
| Pallet leasing | $640.00 | 5230 Pallets | 6:01:08 |
| _Corrugated boxes_ | $1,860.00 | waits for the buyer | asked 6:01:55 |
| Office cleaning | $890.00 | 6140 Cleaning | 6:01:24 |

<Choice label="6:00:00" note="arrived">

**Six unread.** Two hours before the office opens.

</Choice>

<Choice label="6:01:10" note="halfway">

**Four posted.** Nothing to ask yet.

</Choice>

<Choice label="6:01:55" note="done" chosen>

**The bill says 600 boxes, the dock counted 580.** The buyer decides.

</Choice>

</MailboxRun>`),
    },
  ],
});

export type Props = PropsOf<typeof mailboxRun>;
export default mailboxRun;
