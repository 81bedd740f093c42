import clsx from 'clsx';
import type {ReactNode} from 'react';
import drawing from './drawing.module.css';
import styles from './Redline.module.css';

export function Redline(): ReactNode {
  return (
    <div className={clsx(drawing.drawing, styles.clauses)}>
      <p>
        <strong>7.2 Liability.</strong> Each party’s total liability is limited to the fees paid in the <del>three</del>{' '}
        <ins className={drawing.recognized}>twelve</ins> months before the claim,{' '}
        <ins className={drawing.recognized}>except for breach of section 5.</ins>
      </p>
      <p>
        <strong>9.1 Term.</strong> This agreement renews{' '}
        <mark className={drawing.questioned}>for successive terms of five years</mark> unless either party gives notice.
      </p>
      <ul>
        <li>
          <b>Playbook, rule 14</b> Cap at twelve months, data excluded
        </li>
        <li className={styles.open}>
          <b>For a lawyer</b> No rule covers five years
        </li>
      </ul>
    </div>
  );
}
