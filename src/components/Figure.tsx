import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import * as z from 'zod';
import {icon, task, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Icon} from './Icon';
import styles from './Figure.module.css';

export function Figure({icon, agent, task, status, plain, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <figure className={clsx(styles.figure, plain && styles.plain)} data-surface="" data-aside>
      <figcaption className={styles.head}>
        <Icon icon={icon} chip="small" />
        <span>
          <b>{agent}</b>
          <small>{task}</small>
        </span>
        <span className={styles.status}>{status}</span>
      </figcaption>
      {children}
    </figure>
  );
}

export const about = () =>
  component({
    purpose:
      'An example of work: which agent works on which task, then a request with its steps, a list or a drawing, then the outcome.',
    props: {
      icon,
      agent: text(40, 'Which agent is at work, such as Support agent.'),
      task,
      status: text(20, 'The final state in one word, such as Done.'),
      plain: z.boolean().optional().describe('Removes the frame, for a drawing as wide as its section.'),
    },
    example: `
<Figure icon="bot" agent="Support agent" task="Example run, refund request" status="Working">

1. Finds the order and photos <small>Shop + CRM</small>
2. Issues the refund <small>Payments</small>

Resolved without a handoff <small>No ticket left open</small>

</Figure>
`,
  });

type Props = PropsOf<typeof about>;
