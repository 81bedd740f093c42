import {addDays, daysBetween, isDay, type Day} from '../../../content/dates';

/** The policies promise this many days between publishing a change and its date. */
export const promisedNotice = 30;

/** A change that is approved is ordinarily on the site within so many days. */
const releaseDays = 2;

export type Notice = {date: string; today: Day; withoutNotice?: string | undefined};

/** What is wrong with the day on which a change shall take effect. */
export function noticeProblems({date, today, withoutNotice}: Notice): string[] {
  if (!isDay(date))
    return [`"${date}" is not a date. Enter the day on which the version takes effect, such as 2027-03-01.`];
  if (date < today) return [`${date} is in the past. A version takes effect today, ${today}, or later.`];
  if (withoutNotice !== undefined && !withoutNotice.trim()) {
    return ['--without-notice needs a reason in quotes: --without-notice "A court ordered the change."'];
  }
  const notice = daysBetween(today, date);
  if (notice >= promisedNotice || withoutNotice !== undefined) return [];
  return [
    `${date} is ${days(notice)} away, and the policies promise ${promisedNotice} days of notice. ` +
      `Choose ${addDays(today, promisedNotice)} or later, or give a reason with --without-notice "<reason>".`,
  ];
}

/** What somebody must know whose notice is long enough today, and would not be on the day of an ordinary release. */
export function noticeWarning({date, today, withoutNotice}: Notice): string | undefined {
  const left = daysBetween(today, date) - releaseDays;
  if (withoutNotice !== undefined || left >= promisedNotice) return undefined;
  return (
    `Notice counts from the day on which visitors can read this. A release ordinarily takes ${days(releaseDays)}, which ` +
    `leaves ${days(left)} of the promised ${promisedNotice}. Release it today, or choose ` +
    `${addDays(today, promisedNotice + releaseDays)} or later.`
  );
}

export const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

/** The reason for missing notice, unless the notice is given after all. */
export const reasonFor = ({date, today, withoutNotice}: Notice): string | undefined =>
  daysBetween(today, date) >= promisedNotice ? undefined : withoutNotice?.trim();
