import Link from '@docusaurus/Link';
import {heldUntil, permanentAddress, statusOn, versionOn, versionsOf} from '@site/src/catalogue/policies/timeline';
import type {ReactNode} from 'react';
import {privacyLine} from '../../catalogue/forms';
import {DayText} from '../Policy/parts/DayText';
import {useTimeline} from '../Policy/timeline';
import styles from './styles.module.css';

const {policy: slug, begins, ends, until} = privacyLine;

/** What the company promises to whoever sends a form, in the version that holds on the day of sending. */
export default function PrivacyLine(): ReactNode {
  const timeline = useTimeline();
  const policy = timeline.policies.find((candidate) => candidate.slug === slug);
  const version = versionOn(timeline.day, versionsOf(timeline, slug));
  if (!policy || !version || statusOn(timeline.day, timeline, version.name, slug) !== 'in-force') return null;
  const lastKnown = heldUntil(timeline, version.name, slug);
  return (
    <p className={styles.privacy}>
      {begins}{' '}
      <Link to={permanentAddress(version.name, slug)}>
        {policy.title} of <DayText day={version.name} />
      </Link>{' '}
      {ends}
      {lastKnown && (
        <>
          , {until} <DayText day={lastKnown} />
        </>
      )}
      .
    </p>
  );
}
