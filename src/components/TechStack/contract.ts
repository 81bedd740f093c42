import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {columns} from '../../content/fieldSchemas';

const techStack = contract({
  purpose: 'Technologies by group.',
  do: 'Give every group its own hue.',
  dont: 'Never a group of one.',
  props: z.strictObject({
    columns: columns.optional().describe('The most groups in a row, 2, 3 or 4.'),
  }),
  examples: [
    {
      title: 'Two groups',
      mdx: `<TechStack columns={2}>

<TechGroup hue="brand">

### Data

- PostgreSQL
- Airflow

</TechGroup>

<TechGroup hue="accent">

### Watching

- Grafana
- Prometheus

</TechGroup>

</TechStack>`,
    },
  ],
});

export type Props = PropsOf<typeof techStack>;
export default techStack;
