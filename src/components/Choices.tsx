import clsx from 'clsx';
import {createContext, useContext, useId, type PropsWithChildren, type ReactNode} from 'react';
import styles from './Choices.module.css';

/** The name that the radio buttons of a group share. */
const Group = createContext('');

/** States of the same work inside a drawing, which visitors switch between. It works without script. */
export function Choices(props: PropsWithChildren<{label: string; className?: string | undefined}>): ReactNode {
  return (
    <div className={clsx(styles.choices, props.className)} role="radiogroup" aria-label={props.label} data-aside>
      <Group value={useId()}>{props.children}</Group>
    </div>
  );
}

type Choice = {value: string | number; id?: string; label: string; note?: string | undefined; chosen: boolean};

export function Choice({value, id, label, note, chosen, children}: PropsWithChildren<Choice>): ReactNode {
  return (
    <>
      <label className={styles.choice}>
        <input type="radio" name={useContext(Group)} id={id} value={value} defaultChecked={chosen} />
        <b>{label}</b>
        {note && <small>{note}</small>}
      </label>
      {children && (
        <div className={styles.panel} data-panel>
          {children}
        </div>
      )}
    </>
  );
}
