import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useReadingPlace} from './useReadingPlace';
import styles from './side.module.css';

export type Entry = {id: string; value: string};

type Props = {entries: readonly Entry[]};

function Entries({entries, here}: Props & {here?: string}): ReactNode {
  return (
    <ul>
      {entries.map(({id, value}) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === here ? 'location' : undefined}>
            {value}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function Contents({entries}: Props): ReactNode {
  const here = useReadingPlace(entries);
  return (
    <nav aria-label="On this page" className={styles.side} data-part="contents">
      <p>On this page</p>
      <Entries entries={entries} here={here} />
    </nav>
  );
}

/** The same list for narrow screens, collapsed above the text. */
export function FoldedContents({entries}: Props): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.folded}>
      <details>
        <summary>On this page</summary>
        <Entries entries={entries} />
      </details>
    </nav>
  );
}
