import type {ReactNode} from 'react';
import Reveal from '../Reveal';
import styles from './styles.module.css';

export default function Badges({children}: {children: ReactNode}): ReactNode {
  return <Reveal className={styles.badges}>{children}</Reveal>;
}
