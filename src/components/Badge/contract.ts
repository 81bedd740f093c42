import * as z from 'zod';
import {contract, type PropsOf} from '../../content/contract';
import {icon} from '../../content/fieldSchemas';

const badge = contract({
  purpose: 'A strong point, a certification or a law that we comply with: a title and one sentence.',
  do: 'Say something that can be checked, and what it means for the client.',
  dont: 'Never a certification that we do not hold.',
  props: z.strictObject({icon}),
  examples: [
    {
      title: 'A certification',
      mdx: `<Badges>

<Badge icon="shield-check">

### SOC 2 Type II

Audited every year by a firm that we do not choose twice in a row.

</Badge>

</Badges>`,
    },
  ],
});

export type Props = PropsOf<typeof badge>;
export default badge;
