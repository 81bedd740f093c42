import type {ReactNode} from 'react';
import {useTimeline} from '../timeline';
import {zoneSentence} from '../words';
import {DayForm} from './DayForm';
import {Periods} from './Periods';
import styles from './styles.module.css';

/** The form needs script; the table answers the same question without it. */
export default function PolicyFinder(): ReactNode {
  const timeline = useTimeline();
  return (
    <div className={styles.part}>
      <DayForm timeline={timeline} />
      <Periods timeline={timeline} />
      <p className={styles.zone}>{zoneSentence}</p>
    </div>
  );
}
