import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Stack.module.css';

export function Stack({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.stack} data-aside data-copy="">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Items stacked in the second column of a Split or a Hero.',
    example: `
<Stack>

Beside it.

</Stack>
`,
  });
