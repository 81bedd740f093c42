import type {PropsWithChildren, ReactNode} from 'react';
import {icon} from '../../content/fieldSchemas';
import {component, type PropsOf} from '../../content/component';
import {Chip} from '../Chip';
import styles from './Conversation.module.css';

export function Conversation({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.conversation}>
      {children}
      {icon && <Chip icon={icon} size="medium" className={styles.thing} />}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'Inside a Figure: what a visitor asks, what the agent answers, and what it finds.',
    props: {
      icon: icon.optional().meta({description: 'A drawing of what the agent found in the list, by its Lucide name.'}),
    },
    example: `
<Figure icon="bot" agent="Support agent" task="Example run, Tuesday" status="Done">

<Conversation icon="footprints">

> I am between 9 and 9.5, with wide feet. Which one?

9.5 wide. Most buyers with wide feet kept it; the 9 came back.

- **Ridge Runner, 9.5 W** 2 left in Denver <small>$128</small>

</Conversation>

Done in four minutes <small>A person decides the rest</small>

</Figure>
`,
  });

type Props = PropsOf<typeof about>;
