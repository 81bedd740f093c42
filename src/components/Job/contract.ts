import * as z from 'zod';
import {contract, type PropsOf} from '../../catalogue/contract';
import {text} from '../../catalogue/fieldSchemas';

const job = contract({
  purpose: 'An open position: its facts, a description, the requirements, how to apply.',
  do: 'Say what the person does in the first month, and close with a MailLink.',
  dont: 'Never a requirement that nobody would be turned down for.',
  props: z.strictObject({
    title: text(50, 'The name of the position.'),
    department: text(30, 'The department.'),
    location: text(30, 'Where: a city, Remote, or both.'),
    type: text(20, 'Full-time, Part-time or Internship.'),
    experience: text(20, 'Years of experience: 3-5 years.'),
  }),
  examples: [
    {
      title: 'A position',
      mdx: `<JobList>

<Job title="Support Engineer" department="Operations" location="Remote" type="Full-time" experience="2+ years">

You watch agents at work and fix the runs that go wrong.

- Calm on the phone at night
- Python or TypeScript that others can read
- A habit of writing down what happened
- Some hours that overlap with American mornings

<MailLink subject="Application: Support Engineer" kind="quiet">Apply Now</MailLink>

</Job>

</JobList>`,
    },
  ],
});

export type Props = PropsOf<typeof job>;
export default job;
