import {company} from '@site/src/company';
import {useSyncExternalStore, type PropsWithChildren, type ReactNode} from 'react';
import {clockTime} from '../hooks/clockTime';
import {watchClock} from '../hooks/useToday';
import type {Props} from './props';

export default function LocalTime({zone = company.timeZone.name, children}: PropsWithChildren<Props>): ReactNode {
  const time = useSyncExternalStore(
    watchClock,
    () => clockTime(new Date(), zone),
    () => undefined,
  );
  return time === undefined ? children : <time>{time}</time>;
}
