import Link from '@docusaurus/Link';
import type {PropsWithChildren, ReactNode} from 'react';
import Chip from '../Chip';
import Icon from '../Icon';
import ChevronArt from './ChevronArt';
import type {Props} from './contract';
import styles from './styles.module.css';

export default function Card({icon, hue, art, to, children}: PropsWithChildren<Props>): ReactNode {
  const body = (
    <>
      {art && (
        <div className={styles.art}>
          <ChevronArt />
          {icon && <Icon glyph={icon} className={styles.sign} />}
        </div>
      )}
      <div className={styles.body} data-ticks>
        {icon && !art && <Chip glyph={icon} size="medium" className={styles.chip} />}
        {children}
      </div>
    </>
  );
  return to ? (
    <Link to={to} className={styles.card} data-hue={hue}>
      {body}
    </Link>
  ) : (
    <article className={styles.card} data-hue={hue} data-art={art}>
      {body}
    </article>
  );
}
