import type {ReactNode} from 'react';
import styles from './Redline.module.css';

export function Redline(): ReactNode {
  return (
    <div className={styles.clauses}>
      <p>
        <b>7.2 Liability.</b> Each party’s total liability is limited to the fees paid in the <del>three</del>{' '}
        <ins>twelve</ins> months before the claim, <ins>except for breach of section 5.</ins>
      </p>
      <p>
        <b>9.1 Term.</b> This agreement renews <mark>for successive terms of five years</mark> unless either party gives
        notice.
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
