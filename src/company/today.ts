import {dayIn, isDay, isTimeZone, type Day} from '../content/dates';
import {messages} from './messages';
import {company} from '.';

const {name} = company.timeZone;

/** The day where the company is, by the clock. That there is no such time zone is for the doctor to say, who asks too. */
export const dayNow = (): Day => dayIn(isTimeZone(name) ? name : 'UTC', new Date());

/** The company's day at the time of the build. BUILD_DATE sets another day, to see the site as it will be then. */
export function today(env: NodeJS.ProcessEnv = process.env): Day {
  const wanted = env.BUILD_DATE;
  if (!wanted) return dayNow();
  if (!isDay(wanted)) throw new Error(messages.notADay({value: wanted}));
  return wanted;
}
