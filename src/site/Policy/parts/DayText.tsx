import {longDay, type Day} from '@site/src/catalogue/policies/dates';
import {company} from '@site/src/company';
import type {ReactNode} from 'react';

type Props = {
  day: Day;
  /** Whether something takes or loses effect on it, so that it matters where it begins. */
  inZone?: boolean;
};

export function DayText({day, inZone}: Props): ReactNode {
  return (
    <>
      <time dateTime={day}>{longDay(day)}</time>
      {inZone && ` (${company.timeZone.label})`}
    </>
  );
}
