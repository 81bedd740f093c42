import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Day} from '../../../content/dates';
import {keptNumberProblems} from '../build/checks';
import {draftLinkProblems, placesOn, readDrafts, type Draft} from '../build/draft';
import {archivedFile} from '../build/paths';
import {
  endOf,
  readRecord,
  recordChanges,
  recordProblems,
  rowsOf,
  sha256,
  type PolicyRecord,
  type RecordedVersion,
} from '../build/record';
import {parsePolicy, splitSource} from '../model/compare/text';
import {standing} from '../model/timeline';
import {announceAgain} from './announceAgain';
import {noticeProblems, reasonFor, type Notice} from './notice';
import type {Changes} from './writing';

export type PublishRequest = Notice & {
  siteDir: string;
  /** The policies to publish; without any, all whose draft differs from the text due on the day. */
  policies?: readonly string[] | undefined;
  renumber?: string | undefined;
  /** Whether the version takes effect before one that is already announced. */
  beforeAnnounced?: boolean | undefined;
  /** The day for which that one is announced again, with this change merged into it. */
  announceAgain?: string | undefined;
};

/** A text and what it is compared with: the text before it, or nothing if it is new. */
export type Comparison = {slug: string; title: string; from: Day | null; to: Day; older: string; newer: string};
export type Prepared = {
  rows: RecordedVersion[];
  changes: Changes;
  comparisons: Comparison[];
  /** What an announced version would put back as it was. */
  undone: Comparison[];
};
export type Outcome = {problems: string[]; prepared?: Prepared};

/** A draft to publish beside the versions of its policy. */
type Candidate = {
  draft: Draft;
  /** The texts that stand before and after it, by day. */
  due?: Row | undefined;
  next?: Row | undefined;
  /** Whether the draft says something else than the text due on the day. */
  isChanged: boolean;
};
type Row = RecordedVersion & {name: Day};

export const archivedText = (siteDir: string, {policy, version}: RecordedVersion): string =>
  readFileSync(path.join(siteDir, archivedFile(version, policy)), 'utf8');

const saidIn = (text: string) => [parsePolicy(text).title, splitSource(text).body.trim()].join('\n');

function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: PolicyRecord): Candidate {
  const line = standing(rowsOf(record, draft.slug));
  const due = line.find(({name}) => name < date);
  const next = line.filter(({name}) => name > date).at(-1);
  // A draft under the name of a policy that ends says so below.
  const isNew = !due || endOf(record, draft.slug) !== undefined;
  return {draft, due, next, isChanged: isNew || saidIn(archivedText(siteDir, due)) !== saidIn(draft.text)};
}

function nameProblems({policies = []}: PublishRequest, drafts: readonly Draft[]): string[] {
  const known = drafts.map(({slug}) => slug);
  return policies
    .filter((slug) => !known.includes(slug))
    .map((slug) => `there is no draft of a policy "${slug}". The drafts are: ${known.join(', ')}.`);
}

/** What a version that is already there has against another one on that day. */
function placeProblems(request: PublishRequest, {draft: {slug}, next}: Candidate, record: PolicyRecord): string[] {
  const {date, today, beforeAnnounced, announceAgain: again} = request;
  const rows = rowsOf(record, slug);
  const same = rows.find(({name}) => name === date);
  if (same?.withdrawn)
    return [`the version ${date} of ${slug} was withdrawn and keeps its address. Choose another date.`];
  const last = standing(rows).find(({name}) => name === date || (name > date && name <= today));
  if (last) return [`${date} is not later than the version ${last.name} of ${slug}. Choose a later date.`];
  if (!next || beforeAnnounced || again !== undefined) return [];
  return [
    `${date} is before the version ${next.name} of ${slug}, which is already announced. Choose a later date, or add ` +
      '--announce-again <day>, which withdraws it and announces it for that day with this change merged into it, or ' +
      '--before-announced, which leaves it as it is: on its day it undoes this change, unless it holds it too.',
  ];
}

/** An approval is for one version: the field left over from the last one approves nothing. */
function approvalProblems({file, approvedBy, approvedFor}: Draft, date: string): string[] {
  if (!approvedBy || approvedFor === date) return [];
  const given = approvedFor ? `for the version of ${approvedFor}` : 'without saying for which version';
  return [
    `${file}: "approved_by" names the ${approvedBy} ${given}. Have this text approved, then enter who approved it and ` +
      `the day of this version: approved_for: ${date}`,
  ];
}

/** Quotes, capitals and line breaks say nothing. */
const plain = (text: string): string =>
  text
    .replace(/["'“”‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** What was withdrawn may be said again. */
function summaryProblems({slug, file, summary}: Draft, date: string, record: PolicyRecord): string[] {
  const earlier = standing(rowsOf(record, slug)).filter(({name}) => name < date);
  const same = earlier.find(({reason}) => plain(reason) === plain(summary));
  if (!summary || !same) return [];
  const what = same === earlier[0] ? 'still describes the last version' : `already described the version ${same.name}`;
  return [`${file}: "summary" ${what}. Say in one or two sentences what changes now, and why.`];
}

function candidateProblems(request: PublishRequest, candidate: Candidate, record: PolicyRecord): string[] {
  const {siteDir, date, renumber} = request;
  const {draft, due, isChanged} = candidate;
  const {slug, file, text, problems} = draft;
  const end = endOf(record, slug);
  if (end && end.on <= date)
    return [`${file}: the ${slug} ends on ${end.on}, and its address says so. Give the new policy another file name.`];
  if (!isChanged && due)
    return [`${file}: it does not differ from the version ${due.name}, so there is nothing to publish.`];
  const lost =
    due && !renumber?.trim()
      ? keptNumberProblems(parsePolicy(archivedText(siteDir, due)).sections, parsePolicy(text).sections)
      : [];
  return [
    ...placeProblems(request, candidate, record),
    ...problems,
    ...approvalProblems(draft, date),
    ...summaryProblems(draft, date, record),
    ...lost.map((problem) => `${file}: ${problem}`),
  ];
}

function comparisonsOf({siteDir, date, today}: PublishRequest, candidate: Candidate, record: PolicyRecord) {
  const {draft, due, next} = candidate;
  const {slug, text} = draft;
  const title = parsePolicy(text).title || slug;
  const inForce = standing(rowsOf(record, slug)).find(({name}) => name < date && name <= today);
  const bases = [inForce, ...(due?.name === inForce?.name ? [] : [due])].flatMap((row) => row ?? []);
  const before = bases.map((row): Comparison => {
    return {slug, title, from: row.name, to: date, older: archivedText(siteDir, row), newer: text};
  });
  const whole: Comparison = {slug, title, from: null, to: date, older: '', newer: text};
  const undone: Comparison[] = next
    ? [{slug, title, from: date, to: next.name, older: text, newer: archivedText(siteDir, next)}]
    : [];
  return {comparisons: before.length > 0 ? before : [whole], undone};
}

function rowOf(request: PublishRequest, {draft}: Candidate): RecordedVersion {
  const withoutNotice = reasonFor(request);
  const renumbered = request.renumber?.trim();
  return {
    policy: draft.slug,
    version: request.date,
    publishedOn: request.today,
    approvedBy: draft.approvedBy,
    reason: draft.summary,
    ...(withoutNotice && {withoutNotice}),
    ...(renumbered && {renumbered}),
    sha256: sha256(draft.text),
  };
}

type Later = {problems: string[]; record: PolicyRecord; texts: Record<string, string>; comparisons: Comparison[]};

/** The announced versions that are announced again, if that was asked. */
function againOf(request: PublishRequest, chosen: readonly Candidate[], published: PolicyRecord): Later {
  const {siteDir, today, date, withoutNotice, announceAgain: day} = request;
  const start: Later = {problems: [], record: published, texts: {}, comparisons: []};
  if (day === undefined) return start;
  const overtaken = chosen.flatMap(({draft, due, next}) => (due && next ? [{draft, due, next}] : []));
  if (overtaken.length === 0) return {...start, problems: ['--announce-again: no later version is announced.']};
  return overtaken.reduce(({problems, record, texts, comparisons}, {draft, due, next}) => {
    const {text, approvedBy, slug} = draft;
    const announced = archivedText(siteDir, next);
    const urgent = {text, approvedBy, base: archivedText(siteDir, due), announced, next};
    const again = announceAgain(urgent, {date: day, today, withoutNotice, after: date}, record);
    const title = parsePolicy(announced).title || slug;
    return {
      problems: [...problems, ...again.problems],
      record: again.record,
      texts: {...texts, [again.file]: again.text},
      comparisons: [...comparisons, {slug, title, from: next.name, to: day, older: announced, newer: again.text}],
    };
  }, start);
}

/** Checks everything and works out what publishing would write, without writing it. */
export async function preparePublication(request: PublishRequest): Promise<Outcome> {
  const {siteDir, date, policies = [], renumber} = request;
  const broken = recordProblems(siteDir);
  if (broken.length > 0) return {problems: broken};
  const record = readRecord(siteDir);
  const drafts = await readDrafts(siteDir);
  const unknown = nameProblems(request, drafts);
  if (unknown.length > 0) return {problems: unknown};
  const all = drafts.map((draft) => candidateOf(request, draft, record));
  const chosen = all.filter(({draft, isChanged}) => (policies.length > 0 ? policies.includes(draft.slug) : isChanged));
  const places = placesOn(
    siteDir,
    date,
    record,
    chosen.map(({draft}) => draft),
  );
  const problems = [
    ...noticeProblems(request),
    ...(renumber !== undefined && !renumber.trim()
      ? ['--renumber needs a reason in quotes: --renumber "A new section belongs before section 8."']
      : []),
    ...(chosen.length === 0 ? ['No draft differs from its published text, so there is nothing to publish.'] : []),
    ...chosen.flatMap((candidate) => candidateProblems(request, candidate, record)),
    ...chosen.flatMap(({draft}) => draftLinkProblems(draft, places)),
  ];
  if (problems.length > 0) return {problems};
  const rows = chosen.map((candidate) => rowOf(request, candidate));
  const compared = chosen.map((candidate) => comparisonsOf(request, candidate, record));
  const later = againOf(request, chosen, {...record, versions: [...record.versions, ...rows]});
  if (later.problems.length > 0) return {problems: later.problems};
  return {
    problems,
    prepared: {
      rows,
      changes: {
        ...Object.fromEntries(chosen.map(({draft: {slug, text}}) => [archivedFile(date, slug), text])),
        ...later.texts,
        ...recordChanges(later.record),
      },
      comparisons: [...compared.flatMap(({comparisons}) => comparisons), ...later.comparisons],
      undone: later.comparisons.length > 0 ? [] : compared.flatMap(({undone}) => undone),
    },
  };
}
