import {company} from '@site/src/company';
import {useSyncExternalStore, type PropsWithChildren, type ReactNode} from 'react';
import {language} from '../hooks/language';
import {watchClock} from '../hooks/useToday';
import type {Props} from './props';

export default function LocalTime({zone = company.timeZone.name, children}: PropsWithChildren<Props>): ReactNode {
  const time = useSyncExternalStore(
    watchClock,
    () =>
      new Intl.DateTimeFormat(language, {timeStyle: 'short', timeZone: zone})
        .format(new Date())
        // As our copy writes it, and on one line.
        .replace(/\sAM$/, '\u00a0a.m.')
        .replace(/\sPM$/, '\u00a0p.m.'),
    () => undefined,
  );
  return time === undefined ? children : <time>{time}</time>;
}
