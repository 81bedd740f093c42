import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Panel.module.css';

export function Panel({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.panel} data-copy="">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A tinted panel: a title, a sentence and an action.',
    example: `
<Panel>

### Don't See Your Industry?

Most of what we build starts as a task nobody had listed.

<Action to="/contact">Tell Us About It</Action>

</Panel>
`,
  });
