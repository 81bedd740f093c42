import type {Day} from '@site/src/content/dates';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';
import {longDay} from '../hooks/language';

/** Never breaks across lines. */
const zone = company.timeZone.label.replaceAll(' ', '\u00a0');

type Props = {
  day: Day;
  /** Set when something takes or loses effect on this day, so that the time zone matters. */
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
