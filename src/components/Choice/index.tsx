import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import {Group} from '../Choices';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Choice({label, note, hue, chosen = false, id, children}: PropsWithChildren<Props>): ReactNode {
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
