import type {PropsWithChildren, ReactNode} from 'react';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './Step.module.css';

export function Step({label, when, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <li className={styles.step} data-copy="">
      {when && <b className={styles.when}>{when}</b>}
      <span className={styles.label}>{label}</span>
      {children}
    </li>
  );
}

export const about = () =>
  component({
    purpose: 'One step: a title and a description. A second paragraph is a small detail below it.',
    props: {
      label: text(30, 'The name of the step, such as Step 1, Day 2 or Before dawn.'),
      when: text(24, 'The time of the step, if the steps form a timeline, such as Monday 10:00.').optional(),
    },
    example: `
<Step label="Step 1">

### Share your needs

</Step>
`,
  });

type Props = PropsOf<typeof about>;
