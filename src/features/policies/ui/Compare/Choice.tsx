import Link from '@docusaurus/Link';
import type {Day} from '@site/src/content/dates';
import {namedAround} from '@site/src/features/policies/model/timeline';
import type {ReactNode} from 'react';
import DayText from '../../../../components/DayText';
import {Menu} from '../parts/Menu';
import styles from './choice.module.css';

type Props = {
  label: string;
  chosen: Day;
  /** Every day that can be chosen here, newest first. */
  days: readonly Day[];
  /** The address of the comparison with that day. */
  addressOf: (day: Day) => string;
  /** Where any of them can be chosen, when there are more than a list holds. */
  all: string;
};

/**
 * One side of the comparison and the versions it can be exchanged for. They are links, so that it works without
 * script: from any pair, the neighbors lead to every other one.
 */
export function Choice({label, chosen, days, addressOf, all}: Props): ReactNode {
  const named = namedAround(days, days.indexOf(chosen));
  return (
    <div className={styles.choice}>
      <span>{label}</span>
      <Menu label={<DayText day={chosen} />} edge="start">
        <ul>
          {named.map((day) => (
            <li key={day}>
              <Link to={addressOf(day)} aria-current={day === chosen ? 'page' : undefined}>
                <DayText day={day} />
              </Link>
            </li>
          ))}
          {named.length < days.length && (
            <li>
              <Link to={all}>All versions</Link>
            </li>
          )}
        </ul>
      </Menu>
    </div>
  );
}
