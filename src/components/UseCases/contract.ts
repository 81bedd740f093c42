import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'The key use cases of an industry, side by side.',
  do: 'Put three to six use cases in it.',
  dont: 'Never mix the use cases of two industries.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Two use cases',
      mdx: `<UseCases>

<UseCase icon="clipboard-list">

### Patient intake

Collected before the visit.

- Runs an eligibility check
- Writes to the chart

</UseCase>

<UseCase icon="calendar-check">

### Follow-up

Calls after the procedure.

- Repeats instructions as written
- Sends worries to the triage line

</UseCase>

</UseCases>`,
    },
  ],
});
