import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {type ComponentProps, type ReactNode} from 'react';
import styles from './Heading.module.css';

type Props = ComponentProps<'h2'> & {
  as: 'h2' | 'h3' | 'h4';
  /** Adds a link to the heading that people can copy. */
  linked?: boolean;
};

/** Reports its anchor to Docusaurus, so that links to it can be checked. The link to copy is no stop of the Tab key. */
export function Heading({as: Tag, id, linked, className, children, ...rest}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  if (!id || !linked) {
    return (
      <Tag id={id} className={className} {...rest}>
        {children}
      </Tag>
    );
  }
  // The text alone names the heading, so that screen readers do not read the link at every heading.
  const text = `${id}-text`;
  return (
    <Tag id={id} className={clsx(styles.linked, className)} aria-labelledby={text} {...rest}>
      <span id={text}>{children}</span>
      <Link
        to={`#${id}`}
        className={styles.link}
        data-screen-only
        tabIndex={-1}
        aria-label={translate({message: 'Link to this section'})}
        aria-describedby={text}
      />
    </Tag>
  );
}
