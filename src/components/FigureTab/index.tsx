import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** A radio button switches without a script; the name groups those of the page. */
export default function FigureTab({label, hue, shown, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <>
      <label className={styles.tab} data-hue={hue} data-silent>
        <input type="radio" name="figure" defaultChecked={shown} />
        {label}
      </label>
      <div className={styles.panel} data-hue={hue} data-panel>
        {children}
      </div>
    </>
  );
}
