import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'Open positions, one under another.',
  do: 'Take a position out on the day on which it is filled.',
  dont: 'Never keep a position open to collect letters.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'One position',
      mdx: `<JobList>

<Job title="Technical Writer" department="Product" location="Remote" type="Part-time" experience="1+ years">

You turn a run log into a page that an auditor reads to the end.

- Plain English
- Questions until it is clear

<MailLink subject="Application: Technical Writer" kind="quiet">Apply Now</MailLink>

</Job>

</JobList>`,
    },
  ],
});
