import * as z from 'zod';
import {contract, type PropsOf} from '../../../../content/contract';
import {icon, text} from '../../../../content/fieldSchemas';

const job = contract({
  purpose:
    'The page of a position: its headline, facts and requirements from the fields at the top, and how to apply. Between the tags stands what the work is.',
  do: 'Say what a week holds and who is around, in one or two sections.',
  dont: 'Never repeat the requirements or a fact: the fields already show them.',
  once: true,
  props: z.strictObject({
    icon,
    apply: text(24, 'The words of the button that opens an email to us.'),
  }),
  fields: {
    summary: 'You watch agents at work and fix the runs that go wrong.',
    department: 'Operations',
    location: 'Remote',
    type: 'Full-time',
    experience: '2+ years',
    requirements: ['Calm on the phone at night', 'A habit of writing down what happened'],
    posted: '2026-11-02',
  },
  examples: [
    {
      title: 'The page of a position',
      mdx: `<JobPosting icon="life-buoy" apply="Apply Now">

<Section eyebrow="The work" tone="sunken" layout="split">

## Nights in which nothing happens

<Prose>

You read the runs of the evening, find the one that went wrong, and write down why before anyone asks.

</Prose>

</Section>

</JobPosting>`,
    },
  ],
});

export type Props = PropsOf<typeof job>;
export default job;
