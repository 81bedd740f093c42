import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import {chevronDown} from './icons';
import styles from './More.module.css';

/** Closed on a phone. A wider screen shows the content as if there were nothing around it. */
export function More({label, steps = false, children}: PropsWithChildren<Props>): ReactNode {
  const Content = steps ? 'ol' : 'div';
  const details = (
    <details className={styles.more}>
      <summary>
        {label}
        <Icon icon={chevronDown} />
      </summary>
      <Content className={styles.rest} data-copy={steps ? undefined : 'spaced'}>
        {children}
      </Content>
    </details>
  );
  return steps ? <li className={styles.more}>{details}</li> : details;
}

export const about = () =>
  component({
    purpose: 'The rest of a long list. A phone shows it after a tap; a wider screen shows it right away.',
    props: {
      label: text(40, 'What a tap opens, such as Two more kinds of work.'),
      steps: z.boolean().optional().describe('For the steps in a list of <Steps>.'),
    },
    example: `
<More label="One more kind of work">

<Card>

### Invoices

Posted before the office opens.

</Card>

</More>
`,
  });

type Props = PropsOf<typeof about>;
