import type {ReactNode} from 'react';
import {useTimeline} from '../Policy/timeline';
import {DayForm} from './DayForm';
import {Periods} from './Periods';
import styles from './styles.module.css';

/** Which version applied on a day: a form for those with script, and the whole answer as a table for all. */
export default function PolicyOnDay(): ReactNode {
  const timeline = useTimeline();
  return (
    <div className={styles.part}>
      <DayForm timeline={timeline} />
      <Periods timeline={timeline} />
    </div>
  );
}
