import {translate} from '@docusaurus/Translate';
import type {Day} from '../../../content/dates';
import {addressOf, statusOn, versionToRead, type PolicyVersion} from '../model/timeline';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import type {View} from './useTimeline';

/** A day on which something takes or loses effect, with the time zone. It does not break between two lines. */
const zoned = (day: Day): string => `${longDay(day)} (${company.timeZone.label.replaceAll(' ', '\u00a0')})`;

/** The status of a version, in words that stay true if the page is never rebuilt and scripts never run. */
export function statusWords({until, ...version}: PolicyVersion, today: Day): string {
  const day = longDay(until ?? version.version);
  return {
    'in-force': until ? translate({message: 'In force at least until {day}'}, {day}) : translate({message: 'In force'}),
    upcoming: translate({message: 'Announced'}),
    archived: translate({message: 'Replaced on {day}'}, {day}),
    ended: translate({message: 'Ended on {day}'}, {day}),
    withdrawn: translate({message: 'Withdrawn'}),
  }[statusOn(today, {until, ...version})];
}

/** From when until when a version applies, and when it was published. */
export function dateWords({version, withdrawn, until, source, day}: PolicyVersion, today: Day): string[] {
  const days = {day: longDay(version), until: longDay(until ?? version)};
  const published = {day: longDay(day)};
  const applied = until
    ? translate({message: 'In effect from {day} until {until}'}, days)
    : translate({message: 'In effect since {day}'}, days);
  const announced = withdrawn
    ? translate({message: 'Announced for {day}'}, days)
    : translate({message: 'Takes effect on {day}'}, days);
  return [
    withdrawn || version > today ? announced : applied,
    source ? translate({message: 'Added {day}'}, published) : translate({message: 'Published {day}'}, published),
  ];
}

/** What a reader must know before relying on a text. Undefined if it is in force and nothing is announced. */
function statusSentence({policy: {ends, title}, version, day: today}: View): string | undefined {
  const {successor, withdrawn} = version;
  const ending = ends && {title, day: zoned(ends.version), reason: [ends.reason, ...noticeNote(ends)].join(' ')};
  switch (statusOn(today, version)) {
    case 'in-force':
      if (successor) return translate({message: 'A new version takes effect on {day}.'}, {day: zoned(successor)});
      return ending && translate({message: 'The {title} ends on {day}. {reason}'}, ending);
    case 'upcoming':
      return translate({message: 'This version takes effect on {day}.'}, {day: zoned(version.version)});
    case 'archived':
      return translate({message: 'This version was replaced on {day}.'}, {day: zoned(successor ?? today)});
    case 'ended':
      return ending && translate({message: 'The {title} ended on {day}. {reason}'}, ending);
    case 'withdrawn':
      return translate(
        {message: 'This version was withdrawn on {day} and never took effect. {reason}'},
        {day: longDay(withdrawn?.day ?? today), reason: withdrawn?.reason ?? ''},
      );
  }
}

/** A sentence above the text, with a link to the version that will replace it or that applies instead. */
export function statusNote(view: View): {text: string; link: {to: string; label: string} | false} | undefined {
  const {policy, version, day} = view;
  const text = statusSentence(view);
  if (!text) return undefined;
  const isInForce = statusOn(day, version) === 'in-force';
  const other = isInForce ? version.successor : versionToRead(day, policy)?.version;
  const label = isInForce
    ? translate({message: 'Read the new version'})
    : translate({message: 'Read the version of {day}'}, {day: longDay(other ?? day)});
  return {text, link: other !== undefined && other !== version.version && {to: addressOf(policy, other), label}};
}

const noticeNote = ({withoutNotice: reason}: {withoutNotice?: string}): string[] =>
  reason ? [translate({message: 'Published without the usual notice: {reason}'}, {reason})] : [];

/** Further notes on a version: short notice, its source, and its corrections. */
export const furtherNotes = ({source, corrections = [], ...version}: PolicyVersion): string[] => [
  ...noticeNote(version),
  ...(source ? [translate({message: 'This version is from before this site. Source: {source}'}, {source})] : []),
  ...corrections.map(({day, replaced, by, approver, reason}) =>
    translate(
      {message: 'Corrected on {day}: “{replaced}” now reads “{by}”. Approved by the {approver}. Reason: {reason}'},
      {day: longDay(day), replaced, by, approver, reason},
    ),
  ),
];
