import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../../content/component';
import styles from './Matching.module.css';

export function Matching({children}: PropsWithChildren): ReactNode {
  return <div className={styles.pairs}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: two lists, with a line between items that belong together.',
    example: `
<Matching>

Bank

- Ace Freight <small>Oct 28</small> **1,240.00**
- Card 4410 <small>Oct 31</small> **89.90**

Books

- Bill 2207 <small>approved</small> **1,240.00**
- No entry <small>asks the controller</small>

</Matching>
`,
  });
