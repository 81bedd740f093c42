import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import type {Props} from './contract';
import styles from './styles.module.css';

export default function BrandLogo({mark, icon, children}: PropsWithChildren<Props>): ReactNode {
  const glyph = mark ?? icon;
  return (
    <span className={styles.mark}>
      {glyph && <Icon glyph={glyph} />}
      {children}
    </span>
  );
}
