import type {ComponentProps, ReactNode} from 'react';
import Chip from '../Chip';
import type {Props} from './props';
import styles from './styles.module.css';

export default function ContactOption({icon, children, ...rest}: Props & ComponentProps<'div'>): ReactNode {
  return (
    <div {...rest} className={styles.option} data-surface="">
      <Chip icon={icon} />
      <div data-copy="spaced">{children}</div>
    </div>
  );
}
