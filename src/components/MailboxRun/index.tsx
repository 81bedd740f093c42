import type {PropsWithChildren, ReactNode} from 'react';
import Choices from '../Choices';
import type {Props} from './props';
import styles from './drawing.module.css';

export default function MailboxRun({label, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <Choices label={label} className={styles.run}>
      {children}
    </Choices>
  );
}
