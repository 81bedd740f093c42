import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  addressOf,
  comparisonsAddress,
  policyAddress,
  statusOn,
  versionToRead,
  type Policy,
} from '@site/src/features/policies/model/timeline';
import type {Day} from '@site/src/content/dates';
import {useEffect, useState, type ReactNode} from 'react';
import {longDay} from '../../../components/hooks/language';
import {useTimeline} from './timeline';
import {remarkOn} from './words';
import styles from './styles.module.css';

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
  <nav aria-label={translate({message: 'On this page'})} className={styles.side} data-part="contents">
    <p>{translate({message: 'On this page'})}</p>
    <Entries entries={entries} here={useReadingPlace(entries)} />
  </nav>
);

type VersionsProps = {policy: Policy; here: Day; day: Day};

const Versions = ({policy, here, day}: VersionsProps): ReactNode => (
  <ul>
    {policy.versions.map((one) => (
      <li key={one.version}>
        <Link to={addressOf(policy, one.version)} aria-current={one.version === here ? 'page' : undefined}>
          {longDay(one.version)}
          {remarkOn(one, day)}
        </Link>
      </li>
    ))}
    {policy.versions.length > 1 && (
      <li>
        <Link to={comparisonsAddress(policy.slug)}>{translate({message: 'Compare versions'})}</Link>
      </li>
    )}
  </ul>
);

/** Policies that apply and those that will, and the versions of this one. */
export function Rail(own: VersionsProps): ReactNode {
  const {policies} = useTimeline();
  return (
    <nav aria-label={translate({message: 'Policies and versions'})} className={styles.side}>
      <p>{translate({message: 'Legal'})}</p>
      <ul>
        {policies.map((policy) => {
          const read = versionToRead(own.day, policy);
          const status = read && statusOn(own.day, read);
          if (status !== 'in-force' && status !== 'upcoming') return null;
          return (
            <li key={policy.slug}>
              <Link to={policyAddress(policy)} aria-current={policy.slug === own.policy.slug ? 'true' : undefined}>
                {policy.title}
                {status === 'upcoming' && translate({message: ', announced'})}
              </Link>
            </li>
          );
        })}
      </ul>
      <p>{translate({message: 'Versions'})}</p>
      <Versions {...own} />
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
export const FoldedLists = ({entries, ...own}: Props & VersionsProps): ReactNode => (
  <>
    <Folded label={translate({message: 'On this page'})}>
      <Entries entries={entries} />
    </Folded>
    <Folded label={translate({message: 'Versions'})}>
      <Versions {...own} />
    </Folded>
  </>
);
