import type {PropsWithChildren, ReactNode} from 'react';
import Choices from '../components/Choices';
import styles from './MailboxRun.module.css';

export default function MailboxRun({label, children}: PropsWithChildren<{label: string}>): ReactNode {
  return (
    <Choices label={label} className={styles.run}>
      {children}
    </Choices>
  );
}
