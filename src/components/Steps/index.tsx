import type {ReactNode} from 'react';
import Reveal from '../Reveal';
import styles from './styles.module.css';

export default function Steps({children}: {children: ReactNode}): ReactNode {
  return (
    <Reveal as="ol" className={styles.steps}>
      {children}
    </Reveal>
  );
}
