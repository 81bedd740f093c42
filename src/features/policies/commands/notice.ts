import {addDays, daysBetween, isDay, type Day} from '../../../content/dates';
import {counted} from '../../../content/numbers';
import {messages} from '../messages';

/** The policies promise this many days between publishing a change and its taking effect. */
export const promisedNotice = 30;

/** A day, and the reason if the promised notice is not given. */
export type Notice = {date: string; today: Day; withoutNotice?: string | undefined};

const daysOf = ({date, today}: Notice): string => counted(daysBetween(today, date), 'day');

export const noticeGiven = (request: Notice): string => messages.notice({notice: daysOf(request)});

export function noticeProblems(request: Notice): string[] {
  const {date, today, withoutNotice} = request;
  if (!isDay(date)) return [messages.notADate({date})];
  if (date < today) return [messages.dateInPast({date})];
  const earliest = addDays(today, promisedNotice);
  if (withoutNotice || date >= earliest) return [];
  return [messages.noticeShort({date, notice: daysOf(request), earliest})];
}

/** The reason for short notice belongs to an entry only if the notice is short. */
export const shortNotice = ({date, today, withoutNotice}: Notice): {withoutNotice?: string} =>
  withoutNotice && daysBetween(today, date) < promisedNotice ? {withoutNotice} : {};
