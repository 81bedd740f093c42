import type {Day} from '@site/src/content/dates';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import {longDay} from '../hooks/language';

/** Not broken between two lines. */
const zone = company.timeZone.label.replaceAll(' ', '\u00a0');

type Props = {
  day: Day;
  /** Whether something takes or loses effect on it, so that it matters where it begins. */
  inZone?: boolean;
};

export default function DayText({day, inZone}: Props): ReactNode {
  return (
    <>
      <time dateTime={day}>{longDay(day)}</time>
      {inZone && ` (${zone})`}
    </>
  );
}
