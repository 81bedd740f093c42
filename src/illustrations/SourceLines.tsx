import type {PropsWithChildren, ReactNode} from 'react';
import {Choices} from '../components/Choices';
import styles from './SourceLines.module.css';

export default function SourceLines({label, children}: PropsWithChildren<{label: string}>): ReactNode {
  return (
    <Choices label={label} className={styles.lines}>
      {children}
    </Choices>
  );
}
