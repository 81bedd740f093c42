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
import DayText from '../../../../components/DayText';
import {Tag} from '../parts/Tag';
import {standingOf, useTimeline, type TimelineOnDay} from '../timeline';
import {effectWords, zoneSentence} from '../words';
import styles from './styles.module.css';

type Props = {policy: Policy; version: PolicyVersion; timeline: TimelineOnDay};

function Facts({policy: {slug, title}, version: {name, publishedOn, imported, withdrawn}, timeline}: Props): ReactNode {
  const {predecessor} = neighborsOf(timeline, name, slug);
  return (
    <p className={styles.facts}>
      <span>
        {effectWords(standingOf(timeline, name, slug))} <DayText day={name} />
      </span>
      <span>
        {imported ? 'Imported' : 'Published'} <DayText day={imported?.on ?? publishedOn} />
      </span>
      {withdrawn && (
        <span>
          Withdrawn <DayText day={withdrawn.on} />: {withdrawn.reason}
        </span>
      )}
      {predecessor && !withdrawn && (
        <Link
          to={compareAddress(slug, predecessor.name, name)}
          aria-label={`See what changed in the ${title} with this version`}>
          See what changed
        </Link>
      )}
    </p>
  );
}

function Version({policy, version, timeline}: Props): ReactNode {
  return (
    <li>
      <p className={styles.head}>
        <Link to={addressOf(timeline, version.name, policy.slug)}>
          Version <DayText day={version.name} />
        </Link>
        <Tag standing={standingOf(timeline, version.name, policy.slug)} />
      </p>
      <p>{version.summary}</p>
      <Facts policy={policy} version={version} timeline={timeline} />
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
          {policy.ends && (
            <p className={styles.end}>
              In effect until <DayText day={policy.ends.on} />. {policy.ends.reason}
            </p>
          )}
          <ol>
            {policy.versions.map((version) => (
              <Version key={version.name} policy={policy} version={version} timeline={timeline} />
            ))}
          </ol>
        </article>
      ))}
      <p className={styles.zone}>{zoneSentence}</p>
    </div>
  );
}
