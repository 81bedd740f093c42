import {localDayOf, type Day} from '@site/src/catalogue/policies/dates';
import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** The built page shows the day of the build, if it says which; after hydration it becomes the visitor's day. */
export const useToday = <Built extends Day | undefined>(builtOn: Built): Day | Built =>
  useSyncExternalStore<Day | Built>(
    never,
    () => localDayOf(new Date()),
    () => builtOn,
  );
