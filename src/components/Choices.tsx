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
<Choices label="Choose a moment">

<Choice label="10 p.m." chosen>

The desk is closed.

</Choice>

<Choice label="6 a.m.">

Nothing is open.

</Choice>

</Choices>
`,
  });

type Props = PropsOf<typeof about>;
