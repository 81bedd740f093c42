import type {PropsWithChildren, ReactNode} from 'react';
import Icon from '../Icon';
import type {Props} from './props';
import styles from './styles.module.css';

export default function BrandLogo({mark, icon, children}: PropsWithChildren<Props>): ReactNode {
  const drawing = mark ?? icon;
  return (
    <span className={styles.mark}>
      {drawing && <Icon icon={drawing} />}
      {children}
    </span>
  );
}
