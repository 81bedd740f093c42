import type {ReactNode} from 'react';
import type {Props} from './props';
import styles from './styles.module.css';

export default function Picture({src: file, alt, caption, crop}: Props): ReactNode {
  const {src, width, height, avif, sizes, eager} = file;
  const picture = (
    <picture className={styles.picture} data-aside={caption ? undefined : ''}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
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
