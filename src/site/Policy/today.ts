import {localDayOf, type Day} from '@site/src/catalogue/policies/dates';
import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

/** The built page shows the day of the build; after hydration it becomes the visitor's day. */
export const useToday = (builtOn: Day): Day =>
  useSyncExternalStore(
    never,
    () => localDayOf(new Date()),
    () => builtOn,
  );
