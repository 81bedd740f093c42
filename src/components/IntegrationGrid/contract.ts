import * as z from 'zod';
import {contract} from '../../content/contract';

export default contract({
  purpose: 'Tiles of tools that agents work with.',
  do: 'Fill whole rows, and put what is left into MoreIntegrations. A line of words before the tiles is the agent that they are joined to; it needs sixteen tiles.',
  dont: 'Never a tool without a ready connector.',
  props: z.strictObject({}),
  examples: [
    {
      title: 'Tools, and more behind a tile',
      mdx: `<IntegrationGrid>

<Mark mark="hubspot">HubSpot</Mark>
<Mark mark="zendesk">Zendesk</Mark>
<Mark mark="stripe">Stripe</Mark>

<MoreIntegrations label="+2 More" less="Show fewer">

<Mark>Salesforce</Mark>
<Mark mark="jira">Jira</Mark>

</MoreIntegrations>

</IntegrationGrid>`,
    },
  ],
});
