import Icon from '@site/src/components/Icon';
import {chevronDown} from '@site/src/components/Icon/glyphs';
import type {ReactNode} from 'react';
import styles from './menu.module.css';

type Props = {
  label: ReactNode;
  /** The edge of the button that the list keeps to. */
  edge: 'start' | 'end';
  /** A list of links. */
  children: ReactNode;
};

/** Versions that unfold from a button, without a script. */
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
