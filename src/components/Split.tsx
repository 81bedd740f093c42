import type {ReactNode} from 'react';
import {component} from '../content/component';
import styles from './Split.module.css';

export function Split({children}: {children: ReactNode}): ReactNode {
  return (
    <div className={styles.split} data-copy="">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Two columns, the first one wider. On a phone they stack.',
    example: `
<Split>

- **Founded** 2019

<Stack>

Beside it.

</Stack>

</Split>
`,
  });
