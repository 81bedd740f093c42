import {translate} from '@docusaurus/Translate';
import type {Day} from '../../../content/dates';
import {addressOf, statusOn, versionToRead, type PolicyVersion} from '../model/timeline';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import type {View} from './useTimeline';

/** A day on which something takes or loses effect, with the time zone. It does not break between two lines. */
const zoned = (day: Day): string => `${longDay(day)} (${company.timeZone.label.replaceAll(' ', '\u00a0')})`;

/** The status of a version, in words that stay true if the page is never rebuilt and scripts never run. */
export function statusWords(version: PolicyVersion, day: Day): string {
  const {until} = version;
  const end = longDay(until ?? version.version);
  return {
    'in-force': until
      ? translate({message: 'In force at least until {day}'}, {day: end})
      : translate({message: 'In force'}),
    upcoming: translate({message: 'Announced'}),
    archived: translate({message: 'Replaced on {day}'}, {day: end}),
    ended: translate({message: 'Ended on {day}'}, {day: end}),
    withdrawn: translate({message: 'Withdrawn'}),
  }[statusOn(day, version)];
}

/** From when until when a version applies. */
export function effectWords({until, ...version}: PolicyVersion, today: Day): string {
  const day = longDay(version.version);
  if (version.withdrawn) return translate({message: 'Announced for {day}'}, {day});
  if (version.version > today) return translate({message: 'Takes effect on {day}'}, {day});
  return until
    ? translate({message: 'In effect from {day} until {until}'}, {day, until: longDay(until)})
    : translate({message: 'In effect since {day}'}, {day});
}

export const publishedWords = ({source, day}: PolicyVersion): string =>
  source
    ? translate({message: 'Added {day}'}, {day: longDay(day)})
    : translate({message: 'Published {day}'}, {day: longDay(day)});

const withoutNoticeWords = (reason: string): string =>
  translate({message: 'Published without the usual notice: {reason}'}, {reason});

/** What a reader must know before relying on a text. Undefined if it is in force and nothing is announced. */
function statusSentence({policy, version, day: today}: View): string | undefined {
  const {ends, title} = policy;
  const {predecessor, successor, withdrawn} = version;
  const day = zoned(version.version);
  const late = ends?.withoutNotice && withoutNoticeWords(ends.withoutNotice);
  const ending = ends && {title, day: zoned(ends.version), reason: [ends.reason, late].filter(Boolean).join(' ')};
  switch (statusOn(today, version)) {
    case 'in-force':
      if (successor) return translate({message: 'A new version takes effect on {day}.'}, {day: zoned(successor)});
      return ending && translate({message: 'The {title} ends on {day}. {reason}'}, ending);
    case 'upcoming':
      if (!predecessor) return translate({message: 'This is a new policy. It takes effect on {day}.'}, {day});
      return translate(
        {message: 'This version takes effect on {day} and then replaces the version of {old}.'},
        {day, old: longDay(predecessor)},
      );
    case 'archived':
      return translate(
        {message: 'This version was replaced on {day} and stays here as a record.'},
        {day: zoned(successor ?? today)},
      );
    case 'ended':
      return (
        ending && translate({message: 'The {title} ended on {day}. {reason} The text stays here as a record.'}, ending)
      );
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

/** Further notes on a version: short notice, its source, and its corrections. */
export const furtherNotes = ({withoutNotice, source, day, corrections = []}: PolicyVersion): string[] => [
  ...(withoutNotice ? [withoutNoticeWords(withoutNotice)] : []),
  ...(source
    ? [
        translate(
          {message: 'This version is from before this site. It was added on {day}. Source: {source}'},
          {day: longDay(day), source},
        ),
      ]
    : []),
  ...corrections.map(({day: on, replaced, by, approver, reason}) => {
    const words = {day: longDay(on), replaced: replaced.trim(), by, approver, reason};
    return by
      ? translate(
          {
            message: 'Corrected on {day}: “{replaced}” now reads “{by}”. Approved by the {approver}. Reason: {reason}',
          },
          words,
        )
      : translate(
          {message: 'Corrected on {day}: “{replaced}” was removed. Approved by the {approver}. Reason: {reason}'},
          words,
        );
  }),
];
