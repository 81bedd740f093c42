import {translate} from '@docusaurus/Translate';
import {company} from '../../company';
import {useSyncExternalStore, type PropsWithChildren, type ReactNode} from 'react';
import {clockTime} from '../hooks/clockTime';
import {watchClock} from '../hooks/useToday';
import type {Props} from './props';

const minute = 60_000;

const minutesIn = (time: Date, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone});
  const [hours = 0, minutes = 0] = parts.format(time).split(':').map(Number);
  return hours * 60 + minutes;
};

/** The hours of work as the visitor's clock shows them today. */
function hoursFor(now: Date, zone: string, [from = 0, to = 0]: readonly number[]): string {
  const passed = minutesIn(now, zone);
  const at = (hour: number) => clockTime(new Date(now.getTime() + (hour * 60 - passed) * minute)).replace(':00', '');
  const [start, end] = [at(from), at(to)];
  const sinceStart = (passed - from * 60 + 1440) % 1440;
  const isAtWork = sinceStart < ((to - from + 24) % 24 || 24) * 60;
  return isAtWork
    ? translate({message: 'Now, until {end} your time'}, {end})
    : translate({message: '{start} to {end} your time'}, {start, end});
}

/** Without JavaScript, the working hours between the tags. */
export default function LocalTime({
  zone = company.timeZone.name,
  hours,
  children,
}: PropsWithChildren<Props>): ReactNode {
  const time = useSyncExternalStore(
    watchClock,
    () => (hours ? hoursFor(new Date(), zone, hours) : clockTime(new Date(), zone)),
    () => undefined,
  );
  return time ?? children;
}
