import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './ClientLogos.module.css';

export function ClientLogos({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.clients}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'A list of clients, each with its logo, below a line that says who they are.',
    example: `
<ClientLogos>

Example clients

- <BrandLogo mark="fieldgate">Fieldgate Retail</BrandLogo>
- <BrandLogo mark="atlas">Atlas Health</BrandLogo>
- <BrandLogo mark="cedar">Cedar Homes</BrandLogo>

</ClientLogos>
`,
  });
