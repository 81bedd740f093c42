import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'A list of open positions.',
  do: 'Remove a position on the day it is filled.',
  dont: 'Never keep a position open just to collect applications.',
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
