import type {PropsWithChildren, ReactNode} from 'react';
import Choices from '../Choices';
import styles from './styles.module.css';

export default function SourceLines({children}: PropsWithChildren): ReactNode {
  return (
    <Choices label="Source" className={styles.lines}>
      {children}
    </Choices>
  );
}
