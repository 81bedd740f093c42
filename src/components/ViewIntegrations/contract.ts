import {contract} from '../../content/contract';

export default contract({
  purpose: 'The button that opens MoreIntegrations in place.',
  do: 'Use it on the page that has a MoreIntegrations.',
  dont: 'Never without one: the button would lead nowhere.',
  examples: [
    {
      title: 'The button and its list',
      mdx: `<IntegrationGrid>

<BrandLogo mark="zoom">Zoom</BrandLogo>

<MoreIntegrations label="+1 More" less="Show fewer">

<BrandLogo mark="notion">Notion</BrandLogo>

</MoreIntegrations>

</IntegrationGrid>

<Actions>

<ViewIntegrations>View all integrations</ViewIntegrations>

</Actions>`,
    },
  ],
});
