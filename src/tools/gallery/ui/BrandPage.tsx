import type {ReactNode} from 'react';
import styles from './brand.module.css';

/** The address of a social card, and the name of the company. */
type Shown = {card: string; name: string};

/** A tab of a browser, with the icon at the size that it has there. */
function Tab({theme, name}: {theme: 'light' | 'dark'; name: string}): ReactNode {
  return (
    <p className={styles.tab} data-shown={theme}>
      <img src="/favicon.svg" width={16} height={16} alt="" />
      {name}
    </p>
  );
}

/** What others show of the company: a messenger, a browser, a phone. */
function Files({card, name}: Shown): ReactNode {
  return (
    <div className={styles.files}>
      <figure>
        <img src={card} width={1200} height={630} alt={`The social card of ${name}`} loading="lazy" />
        <figcaption>Social card</figcaption>
      </figure>
      <div className={styles.icons}>
        <figure>
          <Tab theme="light" name={name} />
          <Tab theme="dark" name={name} />
          <figcaption>Favicon, 16 pixels</figcaption>
        </figure>
        <figure>
          <img className={styles.app} src="/icon-192.png" width={192} height={192} alt="" />
          <figcaption>App icon</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** The company as its visitors see it: the site in both themes, and the pictures that stand for it elsewhere. */
export default function BrandPage({children, ...shown}: Shown & {children: ReactNode}): ReactNode {
  return (
    <>
      <div className={styles.themes}>{children}</div>
      <Files {...shown} />
    </>
  );
}
