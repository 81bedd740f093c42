import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {createElement, useId, type PropsWithChildren, type ReactNode} from 'react';
import Chip from '../Chip';
import {CardTitle} from '../Heading';
import type {Props} from './props';
import styles from './styles.module.css';
import ground from './surface.module.css';

/** The surface of a card, for links that look like cards. */
export const cardClass = (own: string | undefined): string => clsx(ground.surface, own);

export default function Card({icon, hue, art, to, children}: PropsWithChildren<Props>): ReactNode {
  const title = useId();
  const body = (
    <>
      {art && (
        <svg className={styles.art} viewBox="0 0 590 180" aria-hidden>
          {art.map(([tag, attributes]) => createElement(tag, {key: tag, ...attributes}))}
        </svg>
      )}
      <div className={styles.body} data-ticks>
        {icon && <Chip icon={icon} size="medium" className={styles.chip} />}
        {children}
      </div>
    </>
  );
  return to ? (
    <Link to={to} className={cardClass(styles.card)} data-hue={hue} aria-labelledby={title}>
      <CardTitle value={title}>{body}</CardTitle>
    </Link>
  ) : (
    <article className={cardClass(styles.card)} data-hue={hue}>
      {body}
    </article>
  );
}
