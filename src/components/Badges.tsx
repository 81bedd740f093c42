import type {ReactNode} from 'react';
import {component} from '../content/component';
import {Reveal} from './Reveal';
import styles from './Badges.module.css';

export function Badges({children}: {children: ReactNode}): ReactNode {
  return <Reveal className={styles.badges}>{children}</Reveal>;
}

export const about = () =>
  component({
    purpose: 'Strengths or certifications, side by side.',
    example: `
<Badges>

<Badge icon="shield-check">

### ISO 27001

Every access to a client's system is logged and reviewed.

</Badge>

<Badge icon="lock">

### AES-256

Data is encrypted at rest and in transit.

</Badge>

</Badges>
`,
  });
