import type {Control, Value} from '../../messagesOfPanels';
import {freshId, make} from './make';
import styles from './controls.module.css';

/** What somebody chose or typed; undefined takes the value away. */
export type Wanted = Exclude<Value, null> | undefined;
/** Writes it, and says why not if it is refused. */
export type Save = (wanted: Wanted) => Promise<string | undefined>;

type Parts = {
  row: HTMLElement;
  /** Puts the control into the row; `more` says something else about it. */
  describe: (input: HTMLElement, more?: HTMLElement) => void;
  tell: (why?: string) => void;
};

/** A row with the name of a control, what its schema says about it, and room for why a value is refused. */
export function rowFor({label: name, about, required}: Control, isGroup: boolean): Parts {
  const id = freshId();
  const optional = required ? [] : [make('small', {}, ' optional')];
  const hint = make('span', {className: styles.hint, id: `${id}-hint`}, about);
  const fault = make('span', {className: styles.fault, id: `${id}-fault`, attributes: {role: 'alert'}});
  const label = make(isGroup ? 'legend' : 'label', {className: styles.name}, name, ...optional);
  const row = make(isGroup ? 'fieldset' : 'div', {className: styles.row}, label);
  return {
    row,
    describe: (input, more) => {
      if (label instanceof HTMLLabelElement) label.htmlFor = input.id = id;
      const said = [hint, ...(more ? [more] : []), fault];
      (isGroup ? row : input).setAttribute('aria-describedby', said.map((one) => one.id).join(' '));
      row.append(input, ...said);
    },
    tell: (why) => {
      fault.textContent = why ?? '';
      row.toggleAttribute('data-refused', Boolean(why));
    },
  };
}
