import {longDay, type Day} from '@site/src/catalogue/policies/dates';
import type {ReactNode} from 'react';

/** A day as people write it, with the form that machines read. */
export function DayText({day}: {day: Day}): ReactNode {
  return <time dateTime={day}>{longDay(day)}</time>;
}
