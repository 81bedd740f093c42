import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {comparisonsAddress} from '@site/src/features/policies/model/comparisons';
import {addressOf, policyAddress, versionsOf, versionToRead} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import {standingOf, type PolicyView, type TimelineOnDay} from '../timeline';
import {remarkOn} from '../words';
import styles from './side.module.css';

type Props = {slug: string; here?: Day | undefined; timeline: TimelineOnDay};

export function Versions({slug, here, timeline}: Props): ReactNode {
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
