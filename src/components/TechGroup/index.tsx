import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function TechGroup({hue, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <article className={styles.group} data-surface="" data-hue={hue}>
      {children}
    </article>
  );
}
