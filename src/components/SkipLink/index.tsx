import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first thing the Tab key reaches: it leads past the menus to the content. */
export default function SkipLink({children}: {children: ReactNode}): ReactNode {
  return (
    // A plain link: the browser moves the focus to the target, which client-side navigation would not.
    // oxlint-disable-next-line @docusaurus/no-html-links
    <a href="#content" className={styles.skip}>
      {children}
    </a>
  );
}
