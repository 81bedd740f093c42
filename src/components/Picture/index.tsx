import type {ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

/** The width of the page. Browsers measure the place of a picture that they load lazily (`auto`). */
const wide = '(min-width: 77.5rem) 75rem, calc(100vw - 2.5rem)';

export default function Picture({src: file, alt, caption, crop}: Props): ReactNode {
  const {src, width, height, avif, eager} = file;
  const picture = (
    <picture className={styles.picture} data-aside={caption ? undefined : ''}>
      {avif && <source type="image/avif" srcSet={avif} sizes={eager ? wide : `auto, ${wide}`} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        data-crop={crop}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
  // Without a caption, it may be inside a paragraph, where HTML allows no figure.
  if (!caption) return picture;
  return (
    <figure className={styles.figure} data-aside>
      {picture}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
