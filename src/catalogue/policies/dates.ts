/** A calendar day such as 2024-03-01, which compares correctly as plain text. Versions are named after one. */
export type Day = string;

const shape = /^\d{4}-\d{2}-\d{2}$/;
const dayLength = 24 * 60 * 60 * 1000;
const months = 'January February March April May June July August September October November December'.split(' ');

const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

export const dayOf = (moment: Date): Day => moment.toISOString().slice(0, 10);

export const hasDayShape = (text: string): boolean => shape.test(text);

/** False for days that do not exist, such as February 30. */
export const isDay = (text: string): boolean =>
  hasDayShape(text) && !Number.isNaN(utc(text).getTime()) && dayOf(utc(text)) === text;

export const addDays = (day: Day, count: number): Day => dayOf(new Date(utc(day).getTime() + count * dayLength));

export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayLength);

/** `March 1, 2024`, formatted here and not by the browser, so that server and visitor print the same. */
export function longDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`;
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', {timeZone: name});
    return true;
  } catch {
    return false;
  }
}

/** The day on a calendar that hangs in a time zone such as Europe/Lisbon. */
export function dayIn(timeZone: string, moment: Date): Day {
  const format = new Intl.DateTimeFormat('en-US', {timeZone, year: 'numeric', month: '2-digit', day: '2-digit'});
  const parts = new Map(format.formatToParts(moment).map(({type, value}) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes)).join('-');
}
