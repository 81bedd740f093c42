import Link from '@docusaurus/Link';
import {addressOf, currentAddress} from '@site/src/catalogue/policies/timeline';
import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import {DayText} from './DayText';
import styles from './notes.module.css';

/** What a reader must know before relying on this text: it is no longer in force, or not yet. */
function Standing({slug, status, successor, version, timeline}: PolicyView): ReactNode {
  if (status === 'archived' && successor) {
    return (
      <p className={styles.note} data-hue="resin">
        This version was replaced on <DayText day={successor.name} /> and stays here as a record.{' '}
        <Link to={currentAddress(slug)}>Read the version in force</Link>
      </p>
    );
  }
  if (status === 'upcoming' && version) {
    return (
      <p className={styles.note} data-hue="resin">
        This version takes effect on <DayText day={version.name} />. Until then the version of{' '}
        <DayText day={timeline.inForce} /> applies. <Link to={currentAddress(slug)}>Read the version in force</Link>
      </p>
    );
  }
  const next = timeline.versions.filter(({name}) => name > timeline.inForce).at(-1);
  if (status !== 'in-force' || !next?.policies.includes(slug)) return null;
  return (
    <p className={styles.note} data-hue="resin">
      A new version takes effect on <DayText day={next.name} />.{' '}
      <Link to={addressOf(timeline, next.name, slug)}>Read the new version</Link>
    </p>
  );
}

export function Notes(place: PolicyView): ReactNode {
  const {slug, version} = place;
  const corrections = version?.corrections.filter(({policy}) => policy === slug) ?? [];
  return (
    <>
      <Standing {...place} />
      {version?.withoutNotice && (
        <p className={styles.note} data-hue="slate">
          Published without the usual notice: {version.withoutNotice}
        </p>
      )}
      {corrections.map(({on, replaced, by, reason}) => (
        <p key={replaced} className={styles.note} data-hue="slate">
          Corrected on <DayText day={on} />: “{replaced}” now reads “{by}”. {reason}
        </p>
      ))}
    </>
  );
}
