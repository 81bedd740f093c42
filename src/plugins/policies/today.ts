import {dayOf, isDay, type Day} from '../../catalogue/policies/dates';

/** The day of the build in Greenwich. BUILD_DATE sets another one, to see the site as it will be on that day. */
export function today(env: NodeJS.ProcessEnv = process.env): Day {
  const wanted = env.BUILD_DATE;
  if (!wanted) return dayOf(new Date());
  if (!isDay(wanted)) throw new Error(`BUILD_DATE is "${wanted}". Write a day such as 2027-03-01.`);
  return wanted;
}
