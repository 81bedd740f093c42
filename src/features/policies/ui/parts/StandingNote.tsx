import Link from '@docusaurus/Link';
import {addressOf, policyOf, versionToRead} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import {standingOf, type PolicyView, type Standing} from '../timeline';
import {isByTheClock} from '../words';
import DayText from '../../../../components/DayText';
import styles from './notes.module.css';

/** Leads to the text that applies. It is called in force only if nothing is announced that ends it. */
function ReadInstead({slug, version: own, timeline}: PolicyView): ReactNode {
  const version = versionToRead(timeline.day, timeline, slug);
  if (!version || version === own) return null;
  const standing = standingOf(timeline, version.name, slug);
  const isLasting = standing.status === 'in-force' && !standing.until && !isByTheClock(standing);
  return (
    <Link to={addressOf(timeline, version.name, slug)}>
      {isLasting ? (
        'Read the version in force'
      ) : (
        <>
          Read the version of <DayText day={version.name} />
        </>
      )}
    </Link>
  );
}

/** What takes the place of this text on a known day. */
function Ahead({slug, title, successor, timeline}: PolicyView): ReactNode {
  const ends = policyOf(timeline, slug)?.ends;
  if (successor) {
    return (
      <>
        A new version takes effect on <DayText day={successor.name} inZone />.{' '}
        <Link to={addressOf(timeline, successor.name, slug)}>Read the new version</Link>
      </>
    );
  }
  return (
    ends && (
      <>
        The {title} ends on <DayText day={ends.on} inZone />. {ends.reason}
      </>
    )
  );
}

function Begun({name, place}: {name: string; place: PolicyView}): ReactNode {
  return (
    <>
      This version is now in effect: since <DayText day={name} inZone /> it applies
      {place.predecessor && (
        <>
          {' '}
          in place of the version of <DayText day={place.predecessor.name} />
        </>
      )}
      . <Ahead {...place} />
    </>
  );
}

function Announced({name, place}: {name: string; place: PolicyView}): ReactNode {
  if (!place.predecessor) {
    return (
      <>
        This is a new policy. It takes effect on <DayText day={name} inZone />.
      </>
    );
  }
  return (
    <>
      This version takes effect on <DayText day={name} inZone /> and then replaces the version of{' '}
      <DayText day={place.predecessor.name} />. <ReadInstead {...place} />
    </>
  );
}

function Replaced({name, place}: {name: string; place: PolicyView}): ReactNode {
  const {successor, standing} = place;
  if (!successor) return null;
  if (standing && isByTheClock(standing)) {
    return (
      <>
        A newer version is now in effect: since <DayText day={successor.name} inZone /> it applies in place of this one,
        the version of <DayText day={name} />. <ReadInstead {...place} />
      </>
    );
  }
  return (
    <>
      This version was replaced on <DayText day={successor.name} inZone /> and stays here as a record.{' '}
      <ReadInstead {...place} />
    </>
  );
}

function Ended({place: {slug, title, standing, timeline}}: {place: PolicyView}): ReactNode {
  const ends = policyOf(timeline, slug)?.ends;
  if (!ends) return null;
  if (standing && isByTheClock(standing)) {
    return (
      <>
        The {title} ended on <DayText day={ends.on} inZone /> and no longer applies. {ends.reason}
      </>
    );
  }
  return (
    <>
      The {title} ended on <DayText day={ends.on} inZone />. {ends.reason} The text stays here as a record.
    </>
  );
}

function Withdrawn({place}: {place: PolicyView}): ReactNode {
  const withdrawn = place.version?.withdrawn;
  if (!withdrawn) return null;
  return (
    <>
      This version was withdrawn on <DayText day={withdrawn.on} /> and never took effect. {withdrawn.reason}{' '}
      <ReadInstead {...place} />
    </>
  );
}

function sentences(place: PolicyView, standing: Standing): ReactNode {
  const {name, status, until} = standing;
  switch (status) {
    case 'in-force':
      if (isByTheClock(standing)) return <Begun name={name} place={place} />;
      return until && <Ahead {...place} />;
    case 'upcoming':
      return <Announced name={name} place={place} />;
    case 'archived':
      return <Replaced name={name} place={place} />;
    case 'ended':
      return <Ended place={place} />;
    case 'withdrawn':
      return <Withdrawn place={place} />;
    default:
      return status satisfies never;
  }
}

/** What a reader must know before relying on this text; nothing where it simply holds. */
export function StandingNote(place: PolicyView): ReactNode {
  const {standing} = place;
  const said = standing && sentences(place, standing);
  if (!said) return null;
  return (
    <p className={styles.note} data-hue={standing.status === 'withdrawn' ? 'tone-3' : 'accent'}>
      {said}
    </p>
  );
}
