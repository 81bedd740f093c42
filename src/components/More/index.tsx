import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import {chevronDown} from '../Icon/icons';
import type {Props} from './props';
import styles from './styles.module.css';

/** Closed on a phone. A wider screen shows the content as if there were nothing around it. */
export default function More({label, steps = false, children}: PropsWithChildren<Props>): ReactNode {
  const Content = steps ? 'ol' : 'div';
  const details = (
    <details className={styles.more}>
      <summary>
        {label}
        <Icon icon={chevronDown} />
      </summary>
      <Content className={styles.rest} data-copy={steps ? undefined : 'spaced'}>
        {children}
      </Content>
    </details>
  );
  return steps ? <li className={styles.more}>{details}</li> : details;
}
