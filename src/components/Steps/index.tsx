import type {PropsWithChildren, ReactNode} from 'react';
import Reveal from '../Reveal';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Steps({task, children}: PropsWithChildren<Props>): ReactNode {
  const list = (
    <Reveal as="ol" className={styles.steps}>
      {children}
    </Reveal>
  );
  if (!task) return list;
  return (
    <div>
      <p className={styles.task}>{task}</p>
      {list}
    </div>
  );
}
