import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './IntegrationGrid.module.css';

export function IntegrationGrid({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.tiles}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Tiles of the tools that agents work with.',
    example: `
<IntegrationGrid>

<BrandLogo mark="hubspot">HubSpot</BrandLogo>
<BrandLogo mark="zendesk">Zendesk</BrandLogo>
<BrandLogo mark="stripe">Stripe</BrandLogo>

<MoreIntegrations label="+2 More" less="Show fewer">

<BrandLogo>Salesforce</BrandLogo>
<BrandLogo mark="jira">Jira</BrandLogo>

</MoreIntegrations>

</IntegrationGrid>
`,
  });
