import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../../content/component';
import styles from './FanOut.module.css';

export function FanOut({children}: PropsWithChildren): ReactNode {
  return <div className={styles.fan}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: one request, and everybody who works on it at the same time.',
    example: `
<FanOut>

> “New hire starting Monday, Lahore office.”

- **IT** laptop ordered
- **People** contract sent
- **Finance** _asks the budget owner_

</FanOut>
`,
  });
