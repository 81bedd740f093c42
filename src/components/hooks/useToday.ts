import {dayIn, type Day} from '../../content/dates';
import {useSyncExternalStore} from 'react';
import {company} from '../../company';

const minute = 60_000;

/** A page may stay open past midnight, or return from the background on another day. */
function watchClock(changed: () => void): () => void {
  const timer = setInterval(changed, minute);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/**
 * Today in the company's time zone. The built page shows the day of the build, if given. After hydration, the visitor's
 * clock decides, but never with a day before the build. If `changes` are given and all of them have passed, the day of
 * the build will do: reading the clock in a time zone takes a tenth of a second on a slow phone.
 */
export function useToday<Built extends Day | undefined>(
  builtOn: Built,
  changes?: readonly (Day | null | undefined)[],
): Day | Built {
  const isSettled = changes?.every((day) => !day || (builtOn && day <= builtOn));
  const byTheClock = () => {
    if (isSettled) return builtOn;
    const day = dayIn(company.timeZone.name, new Date());
    return builtOn && builtOn > day ? builtOn : day;
  };
  return useSyncExternalStore<Day | Built>(watchClock, byTheClock, () => builtOn);
}
