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
export function dateWords({version, withdrawn, until, day}: PolicyVersion, today: Day): string[] {
  const days = {day: longDay(version), until: longDay(until ?? version)};
  const applied = until
    ? translate({message: 'In effect from {day} until {until}'}, days)
    : translate({message: 'In effect since {day}'}, days);
  const announced = translate({message: 'Announced for {day}'}, days);
  return [
    withdrawn || version > today ? announced : applied,
    translate({message: 'Published {day}'}, {day: longDay(day)}),
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

const noticeNote = ({withoutNotice: reason}: {withoutNotice?: string}): string[] =>
  reason ? [translate({message: 'Published without the usual notice: {reason}'}, {reason})] : [];

/** Further notes on a version: short notice, its source, and its corrections. */
const furtherNotes = ({source, corrections, ...version}: PolicyVersion): string[] => [
  ...noticeNote(version),
  ...(source ? [translate({message: 'This version is from before this site. Source: {source}'}, {source})] : []),
  ...corrections.map(({day, replaced, by, approver, reason}) =>
    translate(
      {message: 'Corrected on {day}: “{replaced}” now reads “{by}”. Approved by the {approver}. Reason: {reason}'},
      {day: longDay(day), replaced, by, approver, reason},
    ),
  ),
];

type Note = {text: string; hue: string; link?: {to: string; label: string} | undefined};

/** What is above the text: its status, with a link to the version that will replace it or that applies instead. */
export function notesOf(view: View): Note[] {
  const {policy, version, day} = view;
  const next = statusOn(day, version) === 'in-force' ? version.successor : undefined;
  const other = next ?? versionToRead(day, policy)?.version ?? version.version;
  const label = translate({message: 'Read the version of {day}'}, {day: longDay(other)});
  const link = other === version.version ? undefined : {to: addressOf(policy, other), label};
  const text = statusSentence(view);
  return [
    ...(text ? [{text, hue: version.withdrawn ? 'tone-3' : 'accent', link}] : []),
    ...furtherNotes(version).map((note) => ({text: note, hue: 'tone-5'})),
  ];
}
