import {daysBetween, longDay} from '../../../content/dates';
import {counted} from '../../../content/numbers';
import {linkProblems} from '../build/checks';
import {archivedFile} from '../build/paths';
import {readDrafts, type Draft} from '../build/readDrafts';
import {archivedText, endOf, inForceOn, sha256, versionsOf} from '../build/recordFile';
import {messages, sentenceOf, sentencesOf} from '../messages';
import type {Entry, Published} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {noticeProblems, shortNotice, type Notice} from './notice';
import {adding, refuseIf, verifiedRecord, type Plan, type Request} from './plan';
import {redlineOf, visibleText} from './terminalRedline';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish. If none is named, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
  };

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

type Candidate = ReturnType<typeof candidateOf>;

/** A draft, with the texts that are due before and after it. */
function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: readonly Entry[]) {
  const line = notWithdrawn(versionsOf(record, draft.slug));
  const due = line.find(({version}) => version < date);
  const next = line.filter(({version}) => version > date).at(-1);
  const older = due ? archivedText(siteDir, due) : '';
  return {draft, due, older, next, isChanged: visibleText(older) !== visibleText(draft.text)};
}

function problemsOf({date}: PublishRequest, {draft, due, isChanged}: Candidate, record: readonly Entry[]): string[] {
  const {slug: policy, file, summary, approvedBy, approvedFor} = draft;
  const end = endOf(record, policy);
  if (end && end.version <= date) return [messages.policyEnds({policy, day: end.version})];
  if (due && !isChanged) return [messages.sameText({file, version: due.version})];
  const isTaken = versionsOf(record, policy).some(({version}) => version === date);
  return [
    ...(isTaken ? [messages.versionTaken({policy, version: date})] : []),
    ...draft.problems.map(sentenceOf),
    // An approval is for one version. The field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
  ];
}

/** The drafts to publish. Refuses if anything is wrong with one. */
function chosenIn(request: PublishRequest, record: readonly Entry[]): Candidate[] {
  const {siteDir, date, policies = []} = request;
  const drafts = readDrafts(siteDir);
  const known = drafts.map(({slug}) => slug);
  const unknown = policies.filter((policy) => !known.includes(policy));
  refuseIf(unknown.map((policy) => messages.noPolicy({policy, known: known.join(', ')})));
  const all = drafts.map((draft) => candidateOf(request, draft, record));
  const chosen = all.filter(({draft, isChanged}) => (policies.length > 0 ? policies.includes(draft.slug) : isChanged));
  const beside = [...inForceOn(date, record).map(({policy}) => policy), ...chosen.map(({draft}) => draft.slug)];
  refuseIf([
    ...noticeProblems(request),
    ...(chosen.length === 0 ? [messages.nothingChanged] : []),
    ...chosen.flatMap((candidate) => problemsOf(request, candidate, record)),
    ...chosen.flatMap(({draft: {file, source}}) => sentencesOf(file, linkProblems(source, beside))),
  ]);
  return chosen;
}

function entryOf(request: PublishRequest, {draft}: Candidate): Published {
  const {slug: policy, summary: reason, approvedBy: approver, text} = draft;
  const done = {policy, version: request.date, day: request.today, reason, approver, sha256: sha256(text)};
  return {entry: 'published', ...done, ...shortNotice(request)};
}

/** The changes against the text before it, those that an announced version would undo, and the entry in words. */
function shownOf(request: PublishRequest, candidate: Candidate): string[] {
  const {siteDir, date, today} = request;
  const {draft, due, older, next} = candidate;
  const {title, text} = draft;
  const shown = [redlineOf({title, from: due?.version ?? null, to: date, older, newer: text})];
  if (next) {
    const redline = redlineOf({title, from: date, to: next.version, older: text, newer: archivedText(siteDir, next)});
    shown.push(messages.undoes({title, day: longDay(next.version), redline}));
  }
  const notice = counted(daysBetween(today, date), 'day');
  const {withoutNotice: late = '', ...entry} = entryOf(request, candidate);
  return [...shown, messages.row({...entry, day: longDay(date), notice, late})];
}

/** Publishes drafts. What the doctor finds in one stops it too, before anything is asked. */
export async function publish(request: PublishRequest, doctor: () => Promise<Finding[]>): Promise<Plan> {
  const {siteDir, date} = request;
  const record = verifiedRecord(siteDir);
  const chosen = chosenIn(request, record);
  const found = (await doctor()).filter(({file}) => chosen.some(({draft}) => draft.file === file));
  refuseIf(found.map(({printed}) => printed));
  const entries = chosen.map((candidate) => entryOf(request, candidate));
  const texts = chosen.map(({draft: {slug, text}}) => [archivedFile(date, slug), text]);
  return {
    shown: chosen.flatMap((candidate) => shownOf(request, candidate)),
    changes: adding(record, entries, Object.fromEntries(texts) as Plan['changes']),
    subject: `Publish ${entries.map(({policy}) => policy).join(', ')} of ${date}`,
  };
}
