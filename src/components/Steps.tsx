import type {ReactNode} from 'react';
import {component} from '../content/component';
import {Reveal} from './Reveal';
import styles from './CardGrid.module.css';

export function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    <Reveal as="ol" className={styles.grid} data-columns={4}>
      {children}
    </Reveal>
  );
}

export const about = () =>
  component({
    purpose: 'Steps in order.',
    example: `
<Steps>

<Step label="Step 1">

### Share your needs

</Step>

</Steps>
`,
  });
