import {localDayOf, type Day} from '@site/src/catalogue/policies/dates';
import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** The visitor's day. The page as built shows the day of the build, and the browser replaces it after hydration. */
export const useToday = (builtOn: Day): Day =>
  useSyncExternalStore(
    never,
    () => localDayOf(new Date()),
    () => builtOn,
  );
