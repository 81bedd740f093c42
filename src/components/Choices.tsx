import clsx from 'clsx';
import {createContext, useId, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './Choices.module.css';

/** The name that the radio buttons of a group share. */
export const Group = createContext('');

type Inside = {className?: string | undefined};

export function Choices({label, place, className, children}: PropsWithChildren<Props & Inside>): ReactNode {
  return (
    <div
      className={clsx(styles.choices, place && styles[place], className)}
      role="radiogroup"
      aria-label={label}
      data-aside>
      <Group value={useId()}>{children}</Group>
    </div>
  );
}

export const about = () =>
  component({
    purpose:
      'Two to five states of the same work inside a Figure that visitors switch between. It works without script.',
    props: {
      label: text(60, 'The name of the group for screen readers, such as Choose a message.'),
      place: z
        .literal('beside')
        .optional()
        .describe('Puts the labels beside the content where there is room. By default, they are above it.'),
    },
    example: `
<Figure icon="bot" agent="Support agent" task="Example run, Tuesday" status="Done">

<Choices label="Choose a message">

<Choice label="Box not at the door" note="Email, 7:02 a.m." chosen>

<AnnotatedText>

“_Order 48213 <small>order</small>_ shows delivered but **_the box is not here <small>complaint</small>_**.”

- Missing parcel **96%**
- Wants a refund **15%**

</AnnotatedText>

</Choice>

<Choice label="Paid twice" note="Web form, 7:09 a.m.">

<AnnotatedText>

“I think **_we paid it twice <small>complaint</small>_**.”

- Paid twice **52%**
- Wants to cancel **47%**

</AnnotatedText>

</Choice>

</Choices>

Done in four minutes <small>A person decides the rest</small>

</Figure>
`,
  });

type Props = PropsOf<typeof about>;
