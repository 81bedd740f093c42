/** A calendar day such as 2024-03-01, which sorts correctly as plain text. Versions of policies are named after one. */
export type Day = string;

const dayLength = 24 * 60 * 60 * 1000;

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

/** False for days that do not exist, such as February 30. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utc(text).getTime()) && dayOf(utc(text)) === text;

export const addDays = (day: Day, count: number): Day => dayOf(new Date(utc(day).getTime() + count * dayLength));

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayLength);

/** `March 1, 2024`. Commands use the default language; components use `longDay` from src/components/hooks/language. */
export const longDay = (day: Day, language = 'en'): string =>
  utc(day).toLocaleDateString(language, {dateStyle: 'long', calendar: 'gregory', timeZone: 'UTC'});

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', {timeZone: name});
    return true;
  } catch {
    return false;
  }
}

/** The calendar day in a time zone such as Europe/Lisbon. */
export function dayIn(timeZone: string, moment: Date): Day {
  const format = new Intl.DateTimeFormat('en-US', {timeZone, year: 'numeric', month: '2-digit', day: '2-digit'});
  const parts = new Map(format.formatToParts(moment).map(({type, value}) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes)).join('-');
}
