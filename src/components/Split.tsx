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

<Prose>

The longer text goes into the wider column.

</Prose>

<Stack>

<Panel>

### A short offer

With a sentence.

</Panel>

</Stack>

</Split>
`,
  });
