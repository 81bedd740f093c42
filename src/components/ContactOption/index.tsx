import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './contract';
import styles from './styles.module.css';

export default function ContactOption({icon, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <div className={styles.option}>
      <Chip glyph={icon} />
      <div>{children}</div>
    </div>
  );
}
