import type {PropsWithChildren, ReactNode} from 'react';
import {eyebrow} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Eyebrow} from './Eyebrow';
import styles from './CallToAction.module.css';

export function CallToAction({eyebrow, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <section className={styles.closing}>
      <div className={styles.page} data-page-width data-copy="spaced">
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        {children}
      </div>
    </section>
  );
}

export const about = () =>
  component({
    purpose: 'The end of a page: a headline, a sentence and the next step.',
    props: {eyebrow: eyebrow.optional()},
    example: `
<CallToAction eyebrow="Start this week">

## Bring one task that nobody wants

We say within a day whether an agent can take it.

<Actions>

<Action to="/contact" kind="accent">Start Your AI Journey</Action>
<Action to="/contact?topic=strategy-call" kind="ghost">Talk to an Expert</Action>

</Actions>

</CallToAction>
`,
  });

type Props = PropsOf<typeof about>;
