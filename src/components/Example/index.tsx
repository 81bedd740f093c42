import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useContext, type PropsWithChildren, type ReactNode} from 'react';
import {Shown} from '../Examples';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Example({
  to,
  kind,
  figure,
  trade,
  hue,
  tags = [],
  anchors = [],
  children,
}: PropsWithChildren<Props>): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const shown = useContext(Shown);
  for (const anchor of anchors) collectAnchor(anchor);
  return (
    <article
      className={styles.example}
      data-surface=""
      data-hue={hue}
      data-figure={figure}
      hidden={shown !== '' && !tags.includes(shown)}>
      {anchors.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {children}
      <p className={styles.source}>
        <Link to={to}>{trade}</Link>
        <span>{kind}</span>
      </p>
    </article>
  );
}
