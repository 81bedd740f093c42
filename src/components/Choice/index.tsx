import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import {Group} from '../Choices';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Choice({label, note, chosen = false, id, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <>
      <label className={styles.choice}>
        <input type="radio" name={useContext(Group)} id={id} defaultChecked={chosen} />
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
