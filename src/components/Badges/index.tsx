import type {ReactNode} from 'react';
import Reveal from '../Reveal';
import styles from './styles.module.css';

/** Certificates and the law that we work under. */
export default function Badges({children}: {children: ReactNode}): ReactNode {
  return <Reveal className={styles.badges}>{children}</Reveal>;
}
