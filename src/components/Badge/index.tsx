import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Badge({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.badge}>
      <Chip icon={icon} />
      <div>{children}</div>
    </div>
  );
}
