import * as z from 'zod';
import {contract} from '../../catalogue/contract';

export default contract({
  purpose: 'Names of clients, each with a plain sign.',
  do: 'Use generic names that have been agreed.',
  dont: 'Never the name of a client who has not said yes in writing.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Clients',
      mdx: `<Section tone="inverse">

## They let us in

<ClientStrip>

<Mark icon="hexagon">Northwind Retail</Mark>
<Mark icon="triangle">Atlas Health</Mark>
<Mark icon="diamond">Cedar Homes</Mark>

</ClientStrip>

</Section>`,
    },
  ],
});
