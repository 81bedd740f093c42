import {daysBetween, longDay} from '../../../content/dates';
import {renumberingProblems, linkProblems} from '../build/checks';
import {readDrafts, type Draft} from '../build/draft';
import {archivedFile, draftFile, draftFolder, recordFile} from '../build/paths';
import {archivedText, endOf, inForceOn, recordChanges, rowsOf, sha256} from '../build/record';
import {messages, sentenceOf, sentencesOf} from '../messages';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {announceAgain} from './announceAgain';
import {announcement, days, noticeProblems, noticeWarning, type Notice} from './notice';
import {refuseIf, verifiedRecord, type NewVersion, type Plan, type Request} from './plan';
import {redlineOf, visibleText} from './redline';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish. If none is named, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
    renumber?: string | undefined;
    /** The new day for the next announced version, which is announced again with this change merged into it. */
    announceAgain?: string | undefined;
  };

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

type Candidate = ReturnType<typeof candidateOf>;

/** A draft to publish, with the texts before and after it by day, and whether it differs from the one before. */
function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: PolicyRecord) {
  const line = notWithdrawn(rowsOf(record, draft.slug));
  const due = line.find(({version}) => version < date);
  const next = line.filter(({version}) => version > date).at(-1);
  // A draft of a policy that is ending is reported below.
  const isNew = !due || endOf(record, draft.slug) !== undefined;
  return {draft, due, next, isChanged: isNew || visibleText(archivedText(siteDir, due)) !== visibleText(draft.text)};
}

function candidateProblems(request: PublishRequest, candidate: Candidate, record: PolicyRecord): string[] {
  const {siteDir, date, renumber} = request;
  const {draft, due, isChanged} = candidate;
  const {slug: policy, file, text, summary, approvedBy, approvedFor} = draft;
  const end = endOf(record, policy);
  if (end && end.version <= date) return [messages.policyEnds({file, policy, day: end.version})];
  if (!isChanged && due) return [messages.sameText({file, version: due.version})];
  const isTaken = rowsOf(record, policy).some(({version}) => version === date);
  const moved = due && !renumber ? renumberingProblems(archivedText(siteDir, due), text) : [];
  return [
    ...(isTaken ? [messages.versionTaken({policy, version: date})] : []),
    ...draft.problems.map(sentenceOf),
    // An approval is for one version. The field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, approvedBy, approvedFor, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
    ...sentencesOf(file, moved),
  ];
}

function chosenIn(request: PublishRequest, record: PolicyRecord): Candidate[] {
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
    ...chosen.flatMap((candidate) => candidateProblems(request, candidate, record)),
    ...chosen.flatMap(({draft: {file, source}}) => sentencesOf(file, linkProblems(source, beside))),
  ]);
  return chosen;
}

/** Compared with the text due before it. A new policy is shown in full. */
function newVersionOf(request: PublishRequest, {draft, due}: Candidate): NewVersion {
  const {siteDir, date, renumber: renumbered} = request;
  const {slug, title, approvedBy, summary, text} = draft;
  const row = announcement(request, slug, approvedBy, summary);
  const older = due ? archivedText(siteDir, due) : '';
  return {
    row: {...row, ...(renumbered && {renumbered}), sha256: sha256(text)},
    comparison: {title, from: due?.version ?? null, to: date, older, newer: text},
  };
}

function undoneBy({siteDir, date}: PublishRequest, {draft: {title, text}, next}: Candidate): string[] {
  if (!next) return [];
  const redline = redlineOf({title, from: date, to: next.version, older: text, newer: archivedText(siteDir, next)});
  return [messages.undoes({title, day: longDay(next.version), redline})];
}

function rowSummary({policy, version, publishedOn, withoutNotice, reason, approvedBy}: RecordedVersion): string {
  const notice = days(daysBetween(publishedOn, version));
  return messages.row({policy, version, day: longDay(version), reason, approvedBy, notice, late: withoutNotice ?? ''});
}

/** Publishes drafts. What stops a build stops it too, before anything is asked. */
export async function publish(request: PublishRequest, doctor: () => Promise<Finding[]>): Promise<Plan> {
  const {siteDir, date, announceAgain: againOn} = request;
  const record = verifiedRecord(siteDir);
  const chosen = chosenIn(request, record);
  const own = chosen.map((candidate) => newVersionOf(request, candidate));
  const superseded = chosen.flatMap(({draft, due, next}) => (due && next ? [{...draft, due, next}] : []));
  const {again, left, shown} = againOn
    ? announceAgain({...request, date: againOn}, superseded, record)
    : {again: [], left: record, shown: chosen.flatMap((one) => undoneBy(request, one))};
  // A record without a policy in force is fine here: the first publication adds one.
  const files = own.map(({row}) => draftFile(row.policy));
  const found = (await doctor()).filter(
    ({file}) => file !== recordFile && (!file.startsWith(draftFolder) || files.includes(file)),
  );
  refuseIf(found.length > 0 ? [messages.siteProblems, ...found.map(({printed}) => printed)] : []);
  const all = [...own, ...again];
  const names = own.map(({row}) => row.policy).join(', ');
  return {
    shown: [
      ...all.map(({comparison}) => redlineOf(comparison)),
      ...shown,
      all.map(({row}) => rowSummary(row)).join('\n'),
      ...noticeWarning(request),
    ],
    changes: {
      ...Object.fromEntries(all.map(({row, comparison}) => [archivedFile(row.version, row.policy), comparison.newer])),
      ...recordChanges({...left, versions: [...left.versions, ...all.map(({row}) => row)]}),
    },
    subject: `Publish ${names} of ${date}`,
  };
}
