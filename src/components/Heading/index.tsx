import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<'h2'> & {
  as: 'h2' | 'h3' | 'h4';
  /** Puts a quiet link to the heading before it, to copy. */
  linked?: boolean;
};

/** A heading of the copy. It tells the build about its anchor, so that a link to it can be checked. */
export default function Heading({as: Tag, id, linked, className, children, ...rest}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  if (!id || !linked) {
    return (
      <Tag id={id} className={className} {...rest}>
        {children}
      </Tag>
    );
  }
  // The heading is named by its text alone: who jumps from heading to heading does not hear the link each time.
  const text = `${id}-text`;
  return (
    <Tag id={id} className={clsx(styles.linked, className)} aria-labelledby={text} {...rest}>
      <span id={text}>{children}</span>
      <Link to={`#${id}`} className={styles.link} aria-label="Link to this section" aria-describedby={text} />
    </Tag>
  );
}
