import Icon from '@site/src/components/Icon';
import {chevronDown} from '@site/src/components/Icon/glyphs';
import type {ReactNode} from 'react';
import styles from './menu.module.css';

type Props = {
  label: ReactNode;
  /** The edge of the button that the list is aligned with. */
  edge: 'start' | 'end';
  children: ReactNode;
};

/** A list that opens from a button without any script. */
export function Menu({label, edge, children}: Props): ReactNode {
  return (
    <details className={styles.menu} data-edge={edge}>
      <summary>
        {label}
        <Icon glyph={chevronDown} />
      </summary>
      {children}
    </details>
  );
}
