import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Badge({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.badge}>
      <Icon icon={icon} />
      {children}
    </div>
  );
}
