import {longDay, type Day} from '@site/src/catalogue/policies/dates';
import type {ReactNode} from 'react';

export function DayText({day}: {day: Day}): ReactNode {
  return <time dateTime={day}>{longDay(day)}</time>;
}
