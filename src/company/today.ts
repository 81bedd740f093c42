import {dayIn, isDay, isTimeZone, type Day} from '../content/dates';
import {messages} from './messages';
import {company} from '.';

const {name} = company.timeZone;

/** Today's date in the company's time zone. An invalid zone counts as UTC, so that the doctor can run and report it. */
export const dayNow = (): Day => dayIn(isTimeZone(name) ? name : 'UTC', new Date());

/** The company's date at the time of the build. BUILD_DATE overrides it, to preview the site on another day. */
export function today(env: NodeJS.ProcessEnv = process.env): Day {
  const wanted = env.BUILD_DATE;
  if (!wanted) return dayNow();
  if (!isDay(wanted)) throw new Error(messages.notADay({value: wanted}));
  return wanted;
}
