import {useId, type ReactNode} from 'react';
import {actionClass} from '../../../../components/Action';
import {messageName} from '../../model/decide';
import type {Props} from './props';
import styles from './styles.module.css';

/** A plain form, so that it works before any script: it opens the page with the simulation, which runs the message. */
export default function TryAgent({to, label, example, button}: Props): ReactNode {
  const id = useId();
  return (
    <form action={to} className={styles.form}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={messageName}
        defaultValue={example}
        required
        maxLength={300}
        autoComplete="off"
        data-input=""
      />
      <button type="submit" className={actionClass('primary', 'small')}>
        {button}
      </button>
    </form>
  );
}
