import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {hue, identifier, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {Group} from './Choices';
import styles from './Choice.module.css';

export function Choice({label, note, hue, chosen = false, id, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <>
      <label className={styles.choice} data-hue={hue}>
        <input type="radio" name={useContext(Group)} id={id} defaultChecked={chosen} />
        <b>{label}</b>
        {note && <small>{note}</small>}
      </label>
      {children && (
        <div className={styles.panel} data-hue={hue} data-panel data-copy="spaced">
          {children}
        </div>
      )}
    </>
  );
}

export const about = () =>
  component({
    purpose: 'One of the Choices: its label, and what it shows.',
    copy: 'optional',
    props: {
      label: text(26, 'The name of the choice, such as Two lamps broken.'),
      note: text(44, 'A short note in small type below the name.').optional(),
      hue: hue.optional(),
      chosen: z.boolean().optional().describe('Shows this choice first. Set it on exactly one choice of a group.'),
      id: identifier(30, 'An id, so that a mark in the text can select this choice.').optional(),
    },
    example: `
<Choice label="10 p.m.">

<AnnotatedText>

214 tickets are open.

</AnnotatedText>

</Choice>
`,
  });

type Props = PropsOf<typeof about>;
