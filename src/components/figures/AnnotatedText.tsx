import type {PropsWithChildren, ReactNode} from 'react';
import {component} from '../../content/component';
import styles from './AnnotatedText.module.css';

export function AnnotatedText({children}: PropsWithChildren): ReactNode {
  return (
    <div className={styles.annotated} data-notes="">
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: a text with edits, and notes, sources or percentages beside it.',
    example: `
<AnnotatedText>

**7.2 Liability.** The liability of each party is limited to the fees of the ~~three~~ _twelve_ months before the claim. This agreement renews **_for terms of five years_**.

- **Playbook, rule 14** Cap at twelve months
- **_For a lawyer_** No rule covers five years

</AnnotatedText>
`,
  });
