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
<Steps task="Example: a refund desk">

<Step label="Step 1" when="Monday 10:00">

### Share your needs

A call with the people who do the work today.

<MiniCard>

What we wrote down

- Done by **the front desk**
- Worst case **a wrong refund**

</MiniCard>

</Step>

<Step label="Step 2" when="Tuesday 10:00">

### We develop

A staging agent works through your real cases.

<MiniCard>

Your own cases

- **54** right
- **2** to a person

</MiniCard>

</Step>

<Step label="Step 3" when="Wednesday 10:00">

### Monitor and support

You follow every run as it happens.

<MiniCard>

Right without help

| Day | Share |
| --- | ---: |
| Wednesday | 88% |
| Thursday | 91% |
| Friday | 96% |

</MiniCard>

</Step>

</Steps>
`,
  });
