import type {Day} from '@site/src/content/dates';
import {
  addressOf,
  policyOf,
  versionToRead,
  type PolicyVersion,
  type Timeline,
} from '@site/src/features/policies/model/timeline';
import {company} from '../../../company';
import {longDay} from '../../../components/hooks/language';
import {messages} from './messages';
import type {PolicyView, Standing} from './timeline';

/** A day on which something takes or loses effect, so that it matters where it begins. Not broken between two lines. */
const zoned = (day: Day): string => `${longDay(day)} (${company.timeZone.label.replaceAll(' ', '\u00a0')})`;

/** What a version is, in words that stay true on a page that is not built again and whose script never runs. */
export const statusWords = ({name, status, until}: Standing): string =>
  ({
    'in-force': until ? messages.inForceUntil({day: longDay(until)}) : messages.inForce,
    upcoming: messages.announced,
    archived: messages.replacedOn({day: longDay(until ?? name)}),
    ended: messages.endedOn({day: longDay(until ?? name)}),
    withdrawn: messages.withdrawn,
  })[status];

/** The same behind the name of a version in a list, where the archived ones are the rule. */
export function remarkOn(standing: Standing): string {
  if (standing.status === 'archived') return '';
  const words = statusWords(standing);
  return `, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

/** From when, and until when, a version applies. */
export function effectWords({name, status, until}: Standing): string {
  const day = longDay(name);
  if (status === 'upcoming') return messages.takesEffect({day});
  if (status === 'withdrawn') return messages.announcedFor({day});
  return until ? messages.effective({day, until: longDay(until)}) : messages.effectiveSince({day});
}

export const publishedWords = ({imported, publishedOn}: PolicyVersion): string =>
  imported ? messages.imported({day: longDay(imported.on)}) : messages.published({day: longDay(publishedOn)});

/** A sentence before the text, and where it leads. */
export type Note = {text: string; link?: {to: string; label: string} | undefined};

/** Leads to the text that applies. It is called in force only if nothing is announced that ends it. */
function readInstead({slug, version: own, timeline}: PolicyView): Note['link'] {
  const version = versionToRead(timeline.day, timeline, slug);
  if (!version || version === own) return undefined;
  const to = addressOf(timeline, version.name, slug);
  return {to, label: messages.readVersion({day: longDay(version.name)})};
}

/** What a reader must know before relying on this text; nothing where it simply holds. */
export function standingNote(view: PolicyView): Note | undefined {
  const {slug, title, version, standing, predecessor, successor, timeline} = view;
  const ends = policyOf(timeline, slug)?.ends;
  const late = ends?.withoutNotice && messages.withoutNotice({reason: ends.withoutNotice});
  const ending = ends && {title, day: zoned(ends.version), reason: [ends.reason, late].filter(Boolean).join(' ')};
  const day = zoned(version?.name ?? '');
  const link = readInstead(view);
  if (!standing) return undefined;
  switch (standing.status) {
    case 'in-force':
      if (successor)
        return {text: messages.newVersion({day: zoned(successor.name)}), link: linkTo(timeline, slug, successor)};
      return ending && {text: messages.ends(ending)};
    case 'upcoming':
      return predecessor
        ? {text: messages.replaces({day, old: longDay(predecessor.name)}), link}
        : {text: messages.newPolicy({day})};
    case 'archived':
      return successor && {text: messages.wasReplaced({day: zoned(successor.name)}), link};
    case 'ended':
      return ending && {text: messages.ended(ending)};
    case 'withdrawn': {
      const {on = '', reason = ''} = version?.withdrawn ?? {};
      return {text: messages.wasWithdrawn({day: longDay(on), reason}), link};
    }
    default:
      return standing.status satisfies never;
  }
}

const linkTo = (timeline: Timeline, slug: string, {name}: PolicyVersion) => ({
  to: addressOf(timeline, name, slug),
  label: messages.readNew,
});

/** What else is to be known of a version: missing notice, its source, and its corrections. */
export const furtherNotes = ({withoutNotice, imported, corrections = []}: PolicyVersion): string[] => [
  ...(withoutNotice ? [messages.withoutNotice({reason: withoutNotice})] : []),
  ...(imported ? [messages.fromBefore({day: longDay(imported.on), source: imported.source})] : []),
  ...corrections.map(({on, ...what}) => messages.corrected({day: longDay(on), ...what})),
];
