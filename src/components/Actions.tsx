import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Actions.module.css';

export function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}

export const about = () =>
  component({
    purpose: 'A row of actions. On a phone, each takes the full width.',
    example: `
<Actions>

<Action to="/contact">Get Started Today</Action>

</Actions>
`,
  });
