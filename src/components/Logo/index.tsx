import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  name: string;
  /** The mark: one path in a 32 by 32 viewBox. */
  drawing: string;
};

export default function Logo({name, drawing}: Props): ReactNode {
  return (
    <Link to="/" className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path d={drawing} />
      </svg>
      {name}
    </Link>
  );
}
