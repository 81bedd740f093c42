import Link from '@docusaurus/Link';
import {useId, type PropsWithChildren, type ReactNode} from 'react';
import Chip from '../Chip';
import {CardTitle} from '../Heading';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Card({icon, hue, to, children}: PropsWithChildren<Props>): ReactNode {
  const title = useId();
  const body = (
    <div className={styles.body} data-copy="" data-ticks>
      {icon && <Chip icon={icon} size="medium" className={styles.chip} />}
      {children}
    </div>
  );
  return to ? (
    <Link to={to} className={styles.card} data-surface="" data-hue={hue} aria-labelledby={title}>
      <CardTitle value={title}>{body}</CardTitle>
    </Link>
  ) : (
    <article className={styles.card} data-surface="" data-hue={hue}>
      {body}
    </article>
  );
}
