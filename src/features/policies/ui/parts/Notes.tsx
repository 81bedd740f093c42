import type {ReactNode} from 'react';
import type {PolicyView} from '../timeline';
import DayText from '../../../../components/DayText';
import {StandingNote} from './StandingNote';
import styles from './notes.module.css';

export function Notes(place: PolicyView): ReactNode {
  const {slug, version} = place;
  const corrections = version?.corrections.filter(({policy}) => policy === slug) ?? [];
  return (
    <>
      <StandingNote {...place} />
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
