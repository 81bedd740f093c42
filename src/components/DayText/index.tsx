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
  /** The day in words, if the build has written it: formatting the first day of a page is slow. */
  inWords?: string | undefined;
};

export default function DayText({day, inZone, inWords = longDay(day)}: Props): ReactNode {
  return (
    <>
      <time dateTime={day}>{inWords}</time>
      {inZone && ` (${zone})`}
    </>
  );
}
