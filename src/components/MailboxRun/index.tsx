import type {PropsWithChildren, ReactNode} from 'react';
import Choices from '../Choices';
import styles from './styles.module.css';

export default function MailboxRun({children}: PropsWithChildren): ReactNode {
  return (
    <Choices label="Moment" className={styles.run}>
      {children}
    </Choices>
  );
}
