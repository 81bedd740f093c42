import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {ComparisonsItem} from '@theme/PolicyComparison';
import {addressOf, policyAddress, statusOn, titleOn, versionToRead, type Policy} from '../model/timeline';
import type {Day} from '../../../content/dates';
import {useEffect, useState, type PropsWithChildren, type ReactNode} from 'react';
import {longDay} from '../../../components/hooks/language';
import {useTimeline} from './timeline';
import {statusWords} from './words';
import styles from './styles.module.css';

/** A list beside the text. On a narrow screen it is above the text, closed. */
const SideList = ({label, children}: PropsWithChildren<{label: string}>): ReactNode => (
  <nav aria-label={label} className={styles.list}>
    <details>
      <summary>{label}</summary>
      <ul>{children}</ul>
    </details>
  </nav>
);

type Headings = readonly {id: string; value: string}[];

/** A heading counts as reached a little before it touches the navbar. */
const reach = 140;

/** The section being read: the last heading above the line just under the navbar. */
function useCurrentHeading(headings: Headings): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const update = () => {
      const above = headings.filter(({id}) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top <= reach;
      });
      setCurrent((above.at(-1) ?? headings[0])?.id);
    };
    update();
    // Browsers fire both at most once a frame.
    const stop = new AbortController();
    for (const event of ['scroll', 'resize'])
      window.addEventListener(event, update, {passive: true, signal: stop.signal});
    return () => stop.abort();
  }, [headings]);
  return current;
}

export function Contents({headings}: {headings: Headings}): ReactNode {
  const current = useCurrentHeading(headings);
  return (
    <SideList label={translate({message: 'On this page'})}>
      {headings.map(({id, value}) => (
        <li key={id}>
          <Link to={`#${id}`} aria-current={id === current ? 'location' : undefined}>
            {value}
          </Link>
        </li>
      ))}
    </SideList>
  );
}

type Props = {policy: Policy; day: Day};

/** The policies that apply and those that are announced. */
export const Policies = ({policy: current, day}: Props): ReactNode => (
  <SideList label={translate({message: 'Legal'})}>
    {useTimeline().policies.map((policy) => {
      const version = versionToRead(day, policy);
      const status = version && statusOn(day, version);
      if (!version || (status !== 'in-force' && status !== 'upcoming')) return null;
      return (
        <li key={policy.slug}>
          <Link to={policyAddress(policy)} aria-current={policy.slug === current.slug ? 'true' : undefined}>
            {titleOn(day, policy)}
            {status === 'upcoming' && ` · ${statusWords(version, day)}`}
          </Link>
        </li>
      );
    })}
  </SideList>
);

export const Versions = ({policy, day, shown}: Props & {shown: Day}): ReactNode => (
  <SideList label={translate({message: 'Versions'})}>
    {policy.versions.map((one) => (
      <li key={one.version}>
        <Link to={addressOf(policy, one.version)} aria-current={one.version === shown ? 'page' : undefined}>
          {longDay(one.version)}
          {statusOn(day, one) !== 'archived' && ` · ${statusWords(one, day)}`}
        </Link>
      </li>
    ))}
    <ComparisonsItem policy={policy} />
  </SideList>
);
