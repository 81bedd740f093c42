import type {ReactNode} from 'react';
import * as z from 'zod';
import {crops, picture as file, text} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import styles from './Picture.module.css';

/** The width of the page. Browsers measure the place of a picture that they load lazily (`auto`). */
const wide = '(min-width: 77.5rem) 75rem, calc(100vw - 2.5rem)';

export function Picture({src: file, alt, caption}: Props): ReactNode {
  const {src, width, height, avif, eager} = file;
  const picture = (
    <picture className={styles.picture} data-aside={caption ? undefined : ''}>
      {avif && <source type="image/avif" srcSet={avif} sizes={eager ? wide : `auto, ${wide}`} />}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
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

export const about = () =>
  component({
    purpose:
      'A photo or a drawing with a caption or a fixed shape. Without either, write ![What it shows](./team.jpg).',
    copy: 'none',
    props: {
      src: file,
      alt: text(200, 'A description of the picture, for people who cannot see it.'),
      caption: text(160, 'The caption below the picture.').optional(),
      crop: z.enum(crops).optional().describe('Crops the picture to this shape, around its most prominent part.'),
    },
    example:
      '<Picture src="./ridges.png" alt="Three wooded ridges, the nearest one the darkest" caption="Where cedars grow." crop="16/9" />',
  });

type Props = PropsOf<typeof about>;
