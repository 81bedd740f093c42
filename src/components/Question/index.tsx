import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import {chevronDown} from '../Icon/glyphs';
import type {Props} from './contract';
import styles from './styles.module.css';

/** A question that opens its answer: the browser's own disclosure, so it works before any script and in print. */
export default function Question({ask, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <details className={styles.question}>
      <summary>
        {ask}
        <Icon glyph={chevronDown} className={styles.sign} />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
