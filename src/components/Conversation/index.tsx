import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './props';
import styles from './drawing.module.css';

export default function Conversation({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.conversation}>
      {children}
      {icon && <Chip icon={icon} size="medium" className={styles.thing} />}
    </div>
  );
}
