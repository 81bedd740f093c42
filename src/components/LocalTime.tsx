import {translate} from '@docusaurus/Translate';
import {useSyncExternalStore, type PropsWithChildren, type ReactNode} from 'react';
import * as z from 'zod';
import {company} from '../company';
import {identifier} from '../content/fieldSchemas';
import {component, type PropsOf} from '../content/component';
import {clockTime} from './hooks/clockTime';
import {watchClock} from './hooks/useToday';

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
export function LocalTime({zone = company.timeZone.name, hours, children}: PropsWithChildren<Props>): ReactNode {
  const time = useSyncExternalStore(
    watchClock,
    () => (hours ? hoursFor(new Date(), zone, hours) : clockTime(new Date(), zone)),
    () => undefined,
  );
  return time ?? children;
}

export const about = () => {
  const hour = z.number().int().min(0).max(23);
  return component({
    purpose: 'The current time at an office, or its hours in the visitor’s time.',
    props: {
      zone: identifier(40, 'The time zone, such as America/New_York. By default, the head office’s.').optional(),
      hours: z
        .array(hour)
        .length(2)
        .optional()
        .describe('The first and last hour of work there, such as [8, 18]. Visitors read them in their own time.'),
    },
    example: '<LocalTime zone="America/New_York">9 a.m. to 6 p.m.</LocalTime>',
  });
};

type Props = PropsOf<typeof about>;
