import Link from '@docusaurus/Link';
import {
  addressOf,
  compareAddress,
  neighborsOf,
  policyAddress,
  type Policy,
  type PolicyVersion,
} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import {StatusTag} from '../parts/Tag';
import {standingOf, useTimeline, type TimelineOnDay} from '../timeline';
import {effectWords, publishedWords} from '../words';
import styles from './styles.module.css';

type Props = {policy: Policy; version: PolicyVersion; timeline: TimelineOnDay};

function Version({policy: {slug}, version, timeline}: Props): ReactNode {
  const {name, summary, withdrawn} = version;
  const standing = standingOf(timeline, name, slug);
  const {predecessor} = neighborsOf(timeline, name, slug);
  return (
    <li>
      <p className={styles.row}>
        <Link to={addressOf(timeline, name, slug)}>{messages.version({day: longDay(name)})}</Link>
        <StatusTag standing={standing} />
      </p>
      <p>{summary}</p>
      <p className={styles.row}>
        <span>{effectWords(standing)}</span>
        <span>{publishedWords(version)}</span>
        {withdrawn && <span>{messages.withdrawnOn({day: longDay(withdrawn.on), reason: withdrawn.reason})}</span>}
        {predecessor && !withdrawn && (
          <Link to={compareAddress(slug, predecessor.name, name)}>{messages.seeChanges}</Link>
        )}
      </p>
    </li>
  );
}

export default function PolicyVersions(): ReactNode {
  const timeline = useTimeline();
  return (
    <div className={styles.policies}>
      {timeline.policies.map((policy) => (
        <article key={policy.slug}>
          <h3>
            <Link to={policyAddress(timeline, policy.slug)}>{policy.title}</Link>
          </h3>
          {policy.ends && <p>{messages.effectUntil({day: longDay(policy.ends.on), reason: policy.ends.reason})}</p>}
          <ol>
            {policy.versions.map((version) => (
              <Version key={version.name} policy={policy} version={version} timeline={timeline} />
            ))}
          </ol>
        </article>
      ))}
      <p className={styles.zone}>{messages.zone}</p>
    </div>
  );
}
