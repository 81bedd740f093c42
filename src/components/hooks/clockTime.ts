import {language} from './language';

/** A time of day as our copy writes it, such as 2:49 p.m., on one line. In the visitor's time zone by default. */
export const clockTime = (date: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(language, {timeStyle: 'short', timeZone})
    .format(date)
    .replace(/\sAM$/, '\u00a0a.m.')
    .replace(/\sPM$/, '\u00a0p.m.');
