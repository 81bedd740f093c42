import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import DayText from '../../../../components/DayText';
import {StandingNote} from './StandingNote';
import styles from './notes.module.css';

export function Notes(place: PolicyView): ReactNode {
  const {version} = place;
  return (
    <>
      <StandingNote {...place} />
      {version?.withoutNotice && (
        <p className={styles.note} data-hue="tone-5">
          Published without the usual notice: {version.withoutNotice}
        </p>
      )}
      {version?.imported && (
        <p className={styles.note} data-hue="tone-5">
          From before this archive: recorded on <DayText day={version.imported.on} /> from {version.imported.source}.
        </p>
      )}
      {version?.corrections.map(({on, replaced, by, reason, approvedBy}) => (
        <p key={replaced} className={styles.note} data-hue="tone-5">
          Corrected on <DayText day={on} />: “{replaced}” now reads “{by}”. {reason} Approved by the {approvedBy}.
        </p>
      ))}
    </>
  );
}
