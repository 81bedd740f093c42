import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../../content/component';
import styles from './ActivityLog.module.css';

export function ActivityLog({children}: PropsWithChildren): ReactNode {
  return <div className={styles.entries}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'Short rows inside a Figure: a time or a name, what it is about, and the outcome.',
    example: `
<ActivityLog>

- **11:10 p.m.** Japanese: boxed sunrise meal <small>Kitchen, for 5:15</small>
- **1:35 a.m.** Spanish: flight delayed <small>Room kept</small>
- **4:50 a.m.** _English: fever_ <small>Woke the night manager</small>

</ActivityLog>
`,
  });
