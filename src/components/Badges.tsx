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

### Audited

Once a year, by people who do not work here.

</Badge>

</Badges>
`,
  });
