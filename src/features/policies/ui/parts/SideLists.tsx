import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {comparisonsAddress} from '@site/src/features/policies/model/comparisons';
import {addressOf, policyAddress, versionsOf, versionToRead} from '@site/src/features/policies/model/timeline';
import {useEffect, useState, type ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import {standingOf, type PolicyView, type TimelineOnDay} from '../timeline';
import {remarkOn} from '../words';
import styles from './side.module.css';

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

type VersionsProps = {slug: string; here?: Day | undefined; timeline: TimelineOnDay};

function Versions({slug, here, timeline}: VersionsProps): ReactNode {
  const versions = versionsOf(timeline, slug);
  return (
    <ul>
      {versions.map(({name}) => (
        <li key={name}>
          <Link to={addressOf(timeline, name, slug)} aria-current={name === here ? 'page' : undefined}>
            {longDay(name)}
            {remarkOn(standingOf(timeline, name, slug))}
          </Link>
        </li>
      ))}
      {versions.length > 1 && (
        <li>
          <Link to={comparisonsAddress(slug)}>{messages.compareVersions}</Link>
        </li>
      )}
    </ul>
  );
}

/** Policies that apply and those that will, and the versions of this one. */
export function Rail({slug, version, timeline}: PolicyView): ReactNode {
  return (
    <nav aria-label={messages.policiesAndVersions} className={styles.side}>
      <p>{messages.legal}</p>
      <ul>
        {timeline.policies.map((policy) => {
          const read = versionToRead(timeline.day, timeline, policy.slug);
          const status = read && standingOf(timeline, read.name, policy.slug).status;
          if (status !== 'in-force' && status !== 'upcoming') return null;
          return (
            <li key={policy.slug}>
              <Link to={policyAddress(timeline, policy.slug)} aria-current={policy.slug === slug ? 'true' : undefined}>
                {policy.title}
                {status === 'upcoming' && messages.remarkAnnounced}
              </Link>
            </li>
          );
        })}
      </ul>
      <p>{messages.versions}</p>
      <Versions slug={slug} here={version?.name} timeline={timeline} />
    </nav>
  );
}

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
