import {addDays, daysBetween, isDay, type Day} from '../../../content/dates';
import {counted} from '../../../content/numbers';
import {messages} from '../messages';

/** The policies promise this many days between publishing a change and its taking effect. */
export const promisedNotice = 30;

/** An approved change is usually on the site within this many days. */
const releaseDays = 2;

/** A day, and the reason if the promised notice is not given. */
export type Notice = {date: string; today: Day; withoutNotice?: string | undefined};

const days = (count: number): string => counted(count, 'day');

export function noticeProblems({date, today, withoutNotice}: Notice): string[] {
  if (!isDay(date)) return [messages.notADate({date})];
  if (date < today) return [messages.dateInPast({date, today})];
  const notice = daysBetween(today, date);
  if (withoutNotice || notice >= promisedNotice) return [];
  const earliest = addDays(today, promisedNotice);
  return [messages.noticeShort({date, notice: days(notice), promised: days(promisedNotice), earliest})];
}

/** Warns if the notice is long enough today, but will be too short by the time of an ordinary release. */
export function noticeWarning({date, today, withoutNotice}: Notice): string[] {
  const left = daysBetween(today, date) - releaseDays;
  if (withoutNotice || left >= promisedNotice) return [];
  return [
    messages.noticeWarning({
      release: days(releaseDays),
      left: days(left),
      promised: days(promisedNotice),
      earliest: addDays(today, promisedNotice + releaseDays),
    }),
  ];
}

/** The row for an announcement. It includes the reason for short notice only if the notice is short. */
export function announcement({date, today, withoutNotice}: Notice, policy: string, approvedBy: string, reason: string) {
  const isLate = daysBetween(today, date) < promisedNotice;
  const row = {policy, version: date, publishedOn: today, approvedBy, reason};
  return isLate && withoutNotice ? {...row, withoutNotice} : row;
}
