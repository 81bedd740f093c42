import {contract} from '../../content/contract';

export default contract({
  purpose: 'A list of clients, each with its mark, below a line that says who they are.',
  do: 'Say so if they are examples. The marks of our examples are in src/build/icons/exampleMarks.json.',
  dont: 'Never the name of a client who has not agreed in writing.',
  examples: [
    {
      title: 'Clients',
      mdx: `<Section tone="inverse">

## Who we work for

<ClientLogos>

Example clients

- <BrandLogo mark="fieldgate">Fieldgate Retail</BrandLogo>
- <BrandLogo mark="atlas">Atlas Health</BrandLogo>
- <BrandLogo mark="cedar">Cedar Homes</BrandLogo>

</ClientLogos>

</Section>`,
    },
  ],
});
