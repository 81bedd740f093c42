import {linkProblems} from '../build/checks';
import {readDrafts, type Draft} from '../build/readDrafts';
import {archivedText, endOf, inForceOn, versionsOf} from '../build/recordFile';
import {messages, sentenceOf, sentencesOf} from '../messages';
import type {Entry} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {noticeProblems, type Notice} from './notice';
import {refuseIf, type Request} from './plan';
import {visibleText} from './terminalRedline';

export type PublishRequest = Request &
  Notice & {
    /** The policies to publish. If none is named, all whose draft differs from the text due on the day. */
    policies?: readonly string[] | undefined;
  };

export type Candidate = ReturnType<typeof candidateOf>;

/** A draft to publish, with the texts before and after it by day, and whether it differs from the one before. */
function candidateOf({siteDir, date}: PublishRequest, draft: Draft, record: readonly Entry[]) {
  const line = notWithdrawn(versionsOf(record, draft.slug));
  const due = line.find(({version}) => version < date);
  const next = line.filter(({version}) => version > date).at(-1);
  // A draft of a policy that is ending is reported below.
  const isNew = !due || endOf(record, draft.slug) !== undefined;
  return {draft, due, next, isChanged: isNew || visibleText(archivedText(siteDir, due)) !== visibleText(draft.text)};
}

function candidateProblems(request: PublishRequest, candidate: Candidate, record: readonly Entry[]): string[] {
  const {date} = request;
  const {draft, due, isChanged} = candidate;
  const {slug: policy, file, summary, approvedBy, approvedFor} = draft;
  const end = endOf(record, policy);
  if (end && end.version <= date) return [messages.policyEnds({file, policy, day: end.version})];
  if (!isChanged && due) return [messages.sameText({file, version: due.version})];
  const isTaken = versionsOf(record, policy).some(({version}) => version === date);
  return [
    ...(isTaken ? [messages.versionTaken({policy, version: date})] : []),
    ...draft.problems.map(sentenceOf),
    // An approval is for one version. The field left over from the last one approves nothing.
    ...(approvedBy && approvedFor !== date ? [messages.notApproved({file, approvedBy, approvedFor, date})] : []),
    ...(summary && summary === due?.reason ? [messages.summaryOld({file})] : []),
  ];
}

/** The drafts to publish. Refuses if anything is wrong with one. */
export function chosenIn(request: PublishRequest, record: readonly Entry[]): Candidate[] {
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
