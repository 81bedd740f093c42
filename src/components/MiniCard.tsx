import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../content/component';
import styles from './MiniCard.module.css';

/** Its parent, such as a figure or a step, decides its position. */
export function MiniCard({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.card} data-surface="" data-mini-card>
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose:
      'A small card with one fact. In a Figure it overlaps the lower corner; in a Step it shows what exists when the step ends.',
    example: `
<MiniCard>

What we wrote down

- Done by **the front desk**
- Worst case **a wrong refund**

</MiniCard>
`,
  });
