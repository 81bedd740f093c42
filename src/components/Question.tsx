import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import {chevronDown} from './icons';
import styles from './Question.module.css';

/** The browser's own disclosure, so that it works before any script runs. */
export function Question({ask, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <details className={styles.question}>
      <summary>
        {ask}
        <Icon icon={chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.answer} data-copy="">
        {children}
      </div>
    </details>
  );
}

export const about = () =>
  component({
    purpose: 'One question in a Faq. Choosing it opens the answer.',
    inside: 'Faq',
    props: {
      ask: text(90, 'The question.', z.string().min(8).endsWith('?', 'must end with a question mark')),
    },
    example: `
<Faq>

<Question ask="What does it cost to cancel?">Nothing. You leave when a paid month ends.</Question>

</Faq>
`,
  });

type Props = PropsOf<typeof about>;
