import Link from '@docusaurus/Link';
import {
  addressOf,
  compareAddress,
  neighborsOf,
  policyAddress,
  type Policy,
  type PolicyVersion,
} from '@site/src/features/policies/model/timeline';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {longDay} from '../../../../components/hooks/language';
import {messages} from '../messages';
import shared from '../parts/shared';
import {StatusTag} from '../parts/Tag';
import {standingOf, useTimeline, type TimelineOnDay} from '../timeline';
import {effectWords, publishedWords} from '../words';
import styles from './styles.module.css';

type Props = {policy: Policy; version: PolicyVersion; timeline: TimelineOnDay};

function Version({policy: {slug}, version, timeline}: Props): ReactNode {
  const {name, reason, withdrawn} = version;
  const standing = standingOf(timeline, name, slug);
  const {predecessor} = neighborsOf(timeline, name, slug);
  return (
    <li>
      <p className={shared.row}>
        <Link to={addressOf(timeline, name, slug)} className={shared.link}>
          {messages.version({day: longDay(name)})}
        </Link>
        <StatusTag standing={standing} />
      </p>
      <p>{reason}</p>
      <p className={clsx(shared.row, shared.soft)}>
        <span>{effectWords(standing)}</span>
        <span>{publishedWords(version)}</span>
        {withdrawn && <span>{messages.withdrawnOn({day: longDay(withdrawn.on), reason: withdrawn.reason})}</span>}
        {predecessor && !withdrawn && (
          <Link to={compareAddress(slug, predecessor.name, name)} className={shared.link}>
            {messages.seeChanges}
          </Link>
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
        <article key={policy.slug} className={shared.card}>
          <h3>
            <Link to={policyAddress(timeline, policy.slug)}>{policy.title}</Link>
          </h3>
          {policy.ends && (
            <p>{messages.effectUntil({day: longDay(policy.ends.version), reason: policy.ends.reason})}</p>
          )}
          <ol>
            {policy.versions.map((version) => (
              <Version key={version.name} policy={policy} version={version} timeline={timeline} />
            ))}
          </ol>
        </article>
      ))}
      <p className={shared.soft}>{messages.zone}</p>
    </div>
  );
}
