import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'A list of clients, each with a simple icon.',
  do: 'Use generic names that the clients have agreed to.',
  dont: 'Never the name of a client who has not agreed in writing.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Clients',
      mdx: `<Section tone="inverse">

## Who we work for

<ClientLogos>

- <BrandLogo icon="hexagon">Northwind Retail</BrandLogo>
- <BrandLogo icon="triangle">Atlas Health</BrandLogo>
- <BrandLogo icon="diamond">Cedar Homes</BrandLogo>

</ClientLogos>

</Section>`,
    },
  ],
});
