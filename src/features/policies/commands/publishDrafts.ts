import {isDeepStrictEqual} from 'node:util';
import {longDay} from '../../../content/dates';
import {linkProblems} from '../build/checks';
import {archivedFile} from '../build/paths';
import {readDrafts, type Draft} from '../build/readDrafts';
import {archivedText, sha256} from '../build/recordFile';
import {messages, sentenceOf, sentencesOf} from '../messages';
import {readPolicy} from '../model/policyText';
import type {Entry} from '../model/record';
import {inForceOn, notWithdrawn, policyOf, type Policy} from '../model/timeline';
import {noticeGiven, noticeProblems, shortNotice, type Notice} from './notice';
import {adding, refuseIf, verifiedRecord, type Plan, type Request} from './plan';
import {redlineOf} from './terminalRedline';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish. If none is named, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
  };

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

type Candidate = ReturnType<typeof candidateOf>;

/** A draft, with the texts that are due before and after it. */
function candidateOf({siteDir, date}: PublishRequest, draft: Draft, policies: readonly Policy[]) {
  const {versions = [], ends} = policyOf(policies, draft.slug) ?? {};
  const line = notWithdrawn(versions);
  const due = line.find(({version}) => version < date);
  const next = line.filter(({version}) => version > date).at(-1);
  const older = due ? archivedText(siteDir, due) : '';
  return {
    draft,
    versions,
    ends,
    due,
    older,
    next,
    isChanged: !isDeepStrictEqual(readPolicy(older), readPolicy(draft.text)),
  };
}

function problemsOf({date}: PublishRequest, {draft, versions, ends, due, isChanged}: Candidate): string[] {
  const {slug: policy, file, summary, approvedBy, approvedFor} = draft;
  if (ends && ends.version <= date) return [messages.policyEnds({policy, day: ends.version})];
  if (due && !isChanged) return [messages.sameText({file, version: due.version})];
  const isTaken = versions.some(({version}) => version === date);
  return [
    ...(isTaken ? [messages.versionTaken({policy, version: date})] : []),
    ...draft.problems.map(sentenceOf),
    // An approval is for one version. The field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
  ];
}

/** The drafts to publish. Refuses if anything is wrong with one. */
function chosenIn(request: PublishRequest, published: readonly Policy[]): Candidate[] {
  const {siteDir, date, policies = []} = request;
  const drafts = readDrafts(siteDir);
  const known = drafts.map(({slug}) => slug);
  const unknown = policies.filter((policy) => !known.includes(policy));
  refuseIf(unknown.map((policy) => messages.noPolicy({policy, known: known.join(', ')})));
  const all = drafts.map((draft) => candidateOf(request, draft, published));
  const chosen = all.filter(({draft, isChanged}) => (policies.length > 0 ? policies.includes(draft.slug) : isChanged));
  const beside = [...inForceOn(date, published).map(({policy}) => policy), ...chosen.map(({draft}) => draft.slug)];
  refuseIf([
    ...noticeProblems(request),
    ...(chosen.length === 0 ? [messages.nothingChanged] : []),
    ...chosen.flatMap((candidate) => problemsOf(request, candidate)),
    ...chosen.flatMap(({draft: {file, source}}) => sentencesOf(file, linkProblems(source, beside))),
  ]);
  return chosen;
}

/** The changes against the text before it, and those that an announced version would undo. */
function redlinesOf({siteDir, date}: PublishRequest, {draft: {title, text}, due, older, next}: Candidate): string[] {
  const redline = redlineOf({title, from: due?.version ?? null, to: date, older, newer: text});
  if (!next) return [redline];
  const undone = redlineOf({title, from: date, to: next.version, older: text, newer: archivedText(siteDir, next)});
  return [redline, messages.undoes({title, day: longDay(next.version), redline: undone})];
}

/** Publishes drafts. What the doctor finds in one stops it too, before anything is asked. */
export async function publish(request: PublishRequest, doctor: () => Promise<Finding[]>): Promise<Plan> {
  const {record, policies} = verifiedRecord(request);
  const chosen = chosenIn(request, policies);
  const found = (await doctor()).filter(({file}) => chosen.some(({draft}) => draft.file === file));
  refuseIf(found.map(({printed}) => printed));
  const {date: version, today: day} = request;
  const entries = chosen.map(({draft: {slug: policy, summary: reason, approvedBy: approver, text}}): Entry => {
    const done = {policy, version, day, reason, approver, sha256: sha256(text)};
    return {entry: 'published', ...done, ...shortNotice(request)};
  });
  return adding(record, entries, {
    shown: [...chosen.flatMap((candidate) => redlinesOf(request, candidate)), noticeGiven(request)],
    changes: Object.fromEntries(chosen.map(({draft: {slug, text}}) => [archivedFile(version, slug), text])),
    subject: `Publish ${entries.map(({policy}) => policy).join(', ')} of ${version}`,
  });
}
