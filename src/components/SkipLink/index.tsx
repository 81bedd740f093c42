import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The first stop of the keyboard: past the menus, to the page itself. */
export default function SkipLink({children}: {children: ReactNode}): ReactNode {
  return (
    // A plain link: the browser moves focus to the target, which a client-side move would not.
    // eslint-disable-next-line @docusaurus/no-html-links
    <a href="#content" className={styles.skip}>
      {children}
    </a>
  );
}
