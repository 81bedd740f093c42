import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import type {Standing} from './timeline';

/** Once below or above many days, instead of beside each. */
export const zoneSentence = `Days begin at midnight, ${company.timeZone.label}.`;

/** Whether only the visitor's clock says so. A clock can be wrong, so the words for it name the day. */
export const isByTheClock = ({status, builtStatus}: Standing): boolean => status !== builtStatus;

/** What a version is, in words that stay true on a page that is not built again and whose script never runs. */
export function statusWords(standing: Standing): string {
  const {name, status, until} = standing;
  const changed = isByTheClock(standing);
  switch (status) {
    case 'in-force':
      if (changed) return `In force from ${longDay(name)}`;
      return until ? `In force at least until ${longDay(until)}` : 'In force';
    case 'upcoming':
      return 'Announced';
    case 'archived':
      return changed && until ? `Replaced on ${longDay(until)}` : 'Archived';
    case 'ended':
      return changed && until ? `Ended on ${longDay(until)}` : 'Ended';
    case 'withdrawn':
      return 'Withdrawn';
    default:
      return status satisfies never;
  }
}

/** The same behind the name of a version in a list, where the archived ones are the rule. */
export function remarkOn(standing: Standing): string {
  const {status} = standing;
  if (status === 'archived') return '';
  if (status === 'in-force' && isByTheClock(standing)) return ', in force from that day';
  const words = statusWords(standing);
  return `, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** Stands before the day after which a version is named. */
export function effectWords(standing: Standing): string {
  const {status, until} = standing;
  const isOpen = status === 'in-force' && !until && !isByTheClock(standing);
  if (isOpen) return 'In effect since';
  return {
    'in-force': 'In effect from',
    upcoming: 'Takes effect on',
    archived: 'In effect from',
    ended: 'In effect from',
    withdrawn: 'Announced for',
  }[status];
}
