import type {PropsWithChildren, ReactNode} from 'react';
import type {Props} from './contract';
import styles from './styles.module.css';

/** A group of technologies: a title and a list, shown as tags. `<small>` after a name says its category. */
export default function TechGroup({hue, children}: PropsWithChildren<Props>): ReactNode {
  return (
    <article className={styles.group} data-hue={hue}>
      {children}
    </article>
  );
}
