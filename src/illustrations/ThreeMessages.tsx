import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Choice, Choices} from '../components/Choices';
import drawing from './drawing.module.css';
import styles from './ThreeMessages.module.css';

/** A part of a message, and what the agent takes it for. */
const part = (words: ReactNode, name: string) => (
  <mark className={name === 'complaint' ? drawing.questioned : drawing.recognized}>
    {words} <small>{name}</small>
  </mark>
);

const messages = [
  {
    label: 'Box not at the door',
    note: 'Email, English, 7:02 a.m.',
    text: (
      <>
        “{part('Order 48213', 'order')} {part('has said delivered since Monday', 'status')} but{' '}
        {part('the box isn’t at our door', 'complaint')}. We open {part('on Friday', 'deadline')} and need the 40 menu
        holders before then.”
      </>
    ),
    scores: {'Missing parcel': 96, 'Needs it by a date': 88, 'Wants a refund': 15},
    goesTo: 'Carrier claims',
    result: 'Replacement shipment prepared, waiting for one approval.',
  },
  {
    label: 'Two lamps broken',
    note: 'Chat, two languages, 7:05 a.m.',
    text: (
      <>
        “<span lang="es">Hola,</span> {part(<span lang="es">mi pedido 50977</span>, 'order')}{' '}
        {part(<span lang="es">llegó ayer</span>, 'status')} <span lang="es">pero</span>{' '}
        {part('two of the six lamps are broken', 'complaint')}. <span lang="es">Necesito las nuevas</span>{' '}
        {part(<span lang="es">antes del 12</span>, 'deadline')}, <span lang="es">gracias.</span>”
      </>
    ),
    scores: {'Damaged goods': 94, 'Wants a replacement': 90, 'Wants a refund': 22},
    goesTo: 'Replacements',
    result: 'Two lamps reserved, reply drafted in Spanish.',
  },
  {
    label: 'Paid twice, or leaving',
    note: 'Web form, English, 7:09 a.m.',
    text: (
      <>
        “The invoice for {part('order 47730', 'order')} is {part('still open on your end', 'status')}.{' '}
        {part('I think we paid it twice?', 'complaint')} If nobody calls {part('by noon tomorrow', 'deadline')} we’re
        canceling the plan.”
      </>
    ),
    scores: {'Paid twice': 52, 'Wants to cancel': 47, 'Wants a copy': 12},
    goesTo: 'A person in billing',
    result: 'No score reaches 60%, so both are passed on.',
  },
];

export function ThreeMessages(): ReactNode {
  return (
    <Choices label="Choose a message" className={styles.messages}>
      {messages.map(({label, note, text, scores, goesTo, result}, at) => (
        <Choice key={label} value={label} label={label} note={note} chosen={at === 0}>
          <div className={clsx(drawing.drawing, styles.message)}>
            <p>{text}</p>
            <ul>
              {Object.entries(scores).map(([name, score]) => (
                <li key={name}>
                  {name} <b>{score}%</b>
                  <svg aria-hidden width="100%">
                    <rect fill="var(--surface-sunken)" width="100%" height="100%" rx="4" />
                    <rect fill="var(--hue-ink)" width={`${score}%`} height="100%" rx="4" />
                  </svg>
                </li>
              ))}
            </ul>
            <p className={drawing.decision}>
              <b>{goesTo}</b> {result}
            </p>
          </div>
        </Choice>
      ))}
    </Choices>
  );
}
