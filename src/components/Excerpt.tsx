import clsx from 'clsx';
import type {PropsWithChildren, ReactNode} from 'react';
import {text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {words} from './Figure';
import styles from './Excerpt.module.css';

/** Stands at the top of its card, wherever the card's text has it. */
export function Excerpt({task, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={clsx(styles.excerpt, words)} data-excerpt="">
      <small>{task}</small>
      {children}
    </div>
  );
}

export const about = () =>
  component({
    purpose: 'A part of a figure at the top of a card.',
    props: {
      task: text(60, 'What it shows, beginning with Example: (such as “Example: a parts wholesaler, 6 a.m.”).'),
    },
    example: `
<Excerpt task="Example: a shoe store, Saturday">

<Conversation>

> Do you have it in 9.5 wide?

Two are left in Denver.

</Conversation>

</Excerpt>
`,
  });

type Props = PropsOf<typeof about>;
