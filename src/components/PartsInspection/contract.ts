import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';

const inspection = contract({
  purpose: 'Inside a Figure: three parts on a line, and the fault that one of them has.',
  do: 'List the three parts, each number in **bold**, then what happened to it. Put _underscores_ around the name of the fault.',
  dont: 'Never more than one fault, and never a fault that nobody looks at.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Brake discs',
      mdx: `<Figure icon="scan-line" agent="PartsInspection agent" task="Example: line 2, brake discs" status="0.2 s a part">

<PartsInspection>

- **4,117** Pass
- **4,118** _Hairline crack_ To the bench
- **4,119** Pass

</PartsInspection>

Inspectors see only the doubtful part <small>A person decides</small>

</Figure>`,
    },
  ],
});

export type Props = PropsOf<typeof inspection>;
export default inspection;
