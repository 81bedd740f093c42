import {daysBetween, longDay} from '../../../content/dates';
import {keptNumberProblems, linkProblems} from '../build/checks';
import {readDrafts, type Draft} from '../build/draft';
import {archivedFile, draftFile, draftFolder, recordFile} from '../build/paths';
import {archivedText, endOf, heldOn, recordChanges, rowsOf, sha256} from '../build/record';
import {sentenceOf} from '../build/problems';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import {messages} from '../messages';
import {parsePolicy} from '../model/compare/text';
import {standing, type PolicyVersion} from '../model/timeline';
import {announceAgain, type Again} from './announceAgain';
import {announcement, days, noticeProblems, noticeWarning, type Notice} from './notice';
import {refuseIf, soundRecord, type Plan, type Request} from './plan';
import {redlineOf, saidIn, type Comparison} from './redline';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish; without any, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
    renumber?: string | undefined;
    /** The day for which the next announced version is announced again, with this change merged into it. */
    announceAgain?: string | undefined;
  };

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

/** A draft to publish, between the texts that stand before and after it by day. */
type Candidate = {
  draft: Draft;
  due?: PolicyVersion | undefined;
  next?: PolicyVersion | undefined;
  /** Whether the draft says something else than the text due on the day. */
  isChanged: boolean;
};

const titleOf = ({text, slug}: Draft) => parsePolicy(text).title || slug;

function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: PolicyRecord): Candidate {
  const line = standing(rowsOf(record, draft.slug));
  const due = line.find(({name}) => name < date);
  const next = line.filter(({name}) => name > date).at(-1);
  // A draft under the name of a policy that ends says so below.
  const isNew = !due || endOf(record, draft.slug) !== undefined;
  return {draft, due, next, isChanged: isNew || saidIn(archivedText(siteDir, due)) !== saidIn(draft.text)};
}

function candidateProblems(request: PublishRequest, candidate: Candidate, record: PolicyRecord): string[] {
  const {siteDir, date, renumber} = request;
  const {draft, due, isChanged} = candidate;
  const {slug: policy, file, text, summary, approvedBy, approvedFor} = draft;
  const end = endOf(record, policy);
  if (end && end.version <= date) return [messages.policyEnds({file, policy, day: end.version})];
  if (!isChanged && due) return [messages.sameText({file, version: due.name})];
  const isTaken = rowsOf(record, policy).some(({name}) => name === date);
  const isRenumbered = !due || renumber;
  return [
    ...(isTaken ? [messages.versionTaken({policy, version: date})] : []),
    ...draft.problems.map(sentenceOf),
    // An approval is for one version: the field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, approvedBy, approvedFor, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
    ...(isRenumbered ? [] : keptNumberProblems(archivedText(siteDir, due), text).map((one) => `${file}: ${one}`)),
  ];
}

/** The drafts to publish, or why they cannot be. */
function chosenIn(request: PublishRequest, record: PolicyRecord): Candidate[] {
  const {siteDir, date, policies = [], renumber} = request;
  const drafts = readDrafts(siteDir);
  const known = drafts.map(({slug}) => slug);
  const unknown = policies.filter((policy) => !known.includes(policy));
  refuseIf(unknown.map((policy) => messages.noPolicy({policy, known: known.join(', ')})));
  const all = drafts.map((draft) => candidateOf(request, draft, record));
  const chosen = all.filter(({draft, isChanged}) => (policies.length > 0 ? policies.includes(draft.slug) : isChanged));
  const own = chosen.map(({draft}) => draft);
  const beside = [...heldOn(date, record), ...own].map(({slug}) => slug);
  refuseIf([
    ...noticeProblems(request),
    ...(renumber === '' ? [messages.renumberEmpty] : []),
    ...(chosen.length === 0 ? [messages.nothingChanged] : []),
    ...chosen.flatMap((candidate) => candidateProblems(request, candidate, record)),
    ...own.flatMap(({file, source}) => linkProblems(source, beside).map((problem) => `${file}: ${problem}`)),
  ]);
  return chosen;
}

function rowOf(request: PublishRequest, {slug, approvedBy, summary, text}: Draft): RecordedVersion {
  const {renumber: renumbered} = request;
  const row = announcement(request, slug, approvedBy, summary);
  return {...row, ...(renumbered && {renumbered}), sha256: sha256(text)};
}

/** Against the text that is due before it; a new policy is shown whole. */
const comparisonOf = ({siteDir, date: to}: PublishRequest, {draft, due}: Candidate): Comparison => {
  const older = due ? archivedText(siteDir, due) : '';
  return {title: titleOf(draft), from: due?.name ?? null, to, older, newer: draft.text};
};

/** What an announced version would put back as it was. */
function undoneBy({siteDir, date}: PublishRequest, {draft, next}: Candidate): string[] {
  if (!next) return [];
  const title = titleOf(draft);
  const newer = archivedText(siteDir, next);
  const redline = redlineOf({title, from: date, to: next.name, older: draft.text, newer});
  return [messages.undoes({title, day: longDay(next.name), redline})];
}

/** The announced versions that are announced again, if that was asked. */
function againIn(request: PublishRequest, chosen: readonly Candidate[], record: PolicyRecord): Again {
  const {announceAgain: date} = request;
  const start: Again = {record, texts: {}, comparisons: []};
  if (date === undefined) return start;
  const overtaken = chosen.flatMap(({draft, due, next}) => (due && next ? [{draft, due, next}] : []));
  refuseIf(overtaken.length === 0 ? [messages.nothingAnnounced] : []);
  return overtaken.reduce((done, urgent) => announceAgain({...request, date}, urgent, done), start);
}

function rowSummary({policy, version, publishedOn, withoutNotice, reason, approvedBy}: RecordedVersion): string {
  const notice = days(daysBetween(publishedOn, version));
  return messages.row({policy, reason, approvedBy, notice, late: withoutNotice ?? ''});
}

/** Publishes drafts. What stops a build stops it too, before anything is asked. */
export async function publish(request: PublishRequest, doctor: () => Promise<Finding[]>): Promise<Plan> {
  const {siteDir, date} = request;
  const record = soundRecord(siteDir);
  const chosen = chosenIn(request, record);
  const rows = chosen.map(({draft}) => rowOf(request, draft));
  const again = againIn(request, chosen, {...record, versions: [...record.versions, ...rows]});
  const own = rows.map(({policy}) => draftFile(policy));
  // The record is sound; that it has no policy in force is what a first publication puts right.
  const found = (await doctor()).filter(
    ({file}) => file !== recordFile && (!file.startsWith(draftFolder) || own.includes(file)),
  );
  refuseIf(found.length > 0 ? [messages.siteProblems, ...found.map(({printed}) => printed)] : []);
  const compared = [...chosen.map((one) => comparisonOf(request, one)), ...again.comparisons];
  const names = rows.map(({policy}) => policy).join(', ');
  const day = longDay(date);
  return {
    shown: [
      ...compared.map(redlineOf),
      ...(again.comparisons.length > 0 ? [] : chosen.flatMap((one) => undoneBy(request, one))),
      [messages.takesEffect({date, day}), ...rows.map(rowSummary)].join('\n'),
      ...noticeWarning(request),
    ],
    changes: {
      ...Object.fromEntries(chosen.map(({draft: {slug, text}}) => [archivedFile(date, slug), text])),
      ...again.texts,
      ...recordChanges(again.record),
    },
    subject: `Publish ${names} of ${date}`,
  };
}
