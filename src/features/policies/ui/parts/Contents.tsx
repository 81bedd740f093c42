import Link from '@docusaurus/Link';
import {useEffect, useState, type ReactNode} from 'react';
import {messages} from '../messages';
import type {PolicyView} from '../timeline';
import styles from './side.module.css';
import {Versions} from './Versions';

type Entry = {id: string; value: string};
type Props = {entries: readonly Entry[]};

/** A heading counts as reached a little before it touches the navbar. */
const reach = 140;

/** The section being read: the last heading above the line just under the navbar. */
function useReadingPlace(entries: readonly Entry[]): string | undefined {
  const [here, setHere] = useState<string>();
  useEffect(() => {
    const look = () => {
      const above = entries.filter(({id}) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= reach;
      });
      setHere((above.at(-1) ?? entries[0])?.id);
    };
    look();
    // Browsers tell of both at most once a frame.
    const stop = new AbortController();
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, look, {passive: true, signal: stop.signal});
    return () => stop.abort();
  }, [entries]);
  return here;
}

const Entries = ({entries, here}: Props & {here?: string | undefined}): ReactNode => (
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

export const Contents = ({entries}: Props): ReactNode => (
  <nav aria-label={messages.onThisPage} className={styles.side} data-part="contents">
    <p>{messages.onThisPage}</p>
    <Entries entries={entries} here={useReadingPlace(entries)} />
  </nav>
);

type FoldedProps = {label: string; children: ReactNode};

/** A list for narrow screens, collapsed above the text. */
const Folded = ({label, children}: FoldedProps): ReactNode => (
  <nav aria-label={label} className={styles.folded}>
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  </nav>
);

/** What wide screens have beside the text. */
export const FoldedLists = ({entries, view}: Props & {view: PolicyView}): ReactNode => (
  <>
    <Folded label={messages.onThisPage}>
      <Entries entries={entries} />
    </Folded>
    <Folded label={messages.versions}>
      <Versions slug={view.slug} here={view.version?.name} timeline={view.timeline} />
    </Folded>
  </>
);
