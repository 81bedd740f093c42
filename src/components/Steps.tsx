import type {PropsWithChildren, ReactNode} from 'react';
import {task} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Reveal} from './Reveal';
import styles from './Steps.module.css';

export function Steps({task, children}: PropsWithChildren<Props>): ReactNode {
  const list = (
    <Reveal as="ol" className={styles.steps}>
      {children}
    </Reveal>
  );
  if (!task) return list;
  return (
    <div>
      <p className={styles.task}>{task}</p>
      {list}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Steps in order.',
    props: {task: task.optional()},
    example: `
<Steps>

<Step label="Step 1">

### Share your needs

A call with the people who do the work today.

</Step>

</Steps>
`,
  });

type Props = PropsOf<typeof about>;
