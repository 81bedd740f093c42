import type {PropsWithChildren, ReactNode} from 'react';
import Reveal from '../Reveal';
import type {Props} from './props';
import styles from './styles.module.css';

export default function CardGrid({columns = 3, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <Reveal className={styles.grid} data-columns={columns}>
      {children}
    </Reveal>
  );
}
