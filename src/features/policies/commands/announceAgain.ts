import {applyPatch, createPatch} from 'diff';
import {longDay, type Day} from '../../../content/dates';
import type {Draft} from '../build/draft';
import {freeze} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {archivedText, rowsOf, sha256, type PolicyRecord, type RecordedVersion} from '../build/record';
import {messages} from '../messages';
import {parsePolicy, splitSource, withCurrentTags} from '../model/compare/text';
import {noticeProblems, reasonFor, type Notice} from './notice';
import {refuseIf, type Comparison, type Request} from './plan';
import {withWithdrawal} from './withdraw';

/** An urgent text, the one that it changes, and the announced one that would undo it. */
type Urgent = {draft: Draft; due: RecordedVersion; next: RecordedVersion};

export type Again = {record: PolicyRecord; texts: Record<string, string>; comparisons: Comparison[]};

/** The announced text with the urgent change in it, or nothing where both change the same lines. */
function merged(base: string, urgent: string, announced: string): string {
  const {head, body} = splitSource(withCurrentTags(announced));
  const [older, newer] = [base, urgent].map((text) => splitSource(withCurrentTags(text)).body);
  const patch = createPatch('policy', older ?? '', newer ?? '', '', '', {context: 1});
  const result = applyPatch(body, patch, {fuzzFactor: 2});
  return result === false ? '' : head + result;
}

/** Withdraws an announced version and announces it for another day, with an urgent change merged into it. */
export function announceAgain(notice: Request & Notice & {after: Day}, {draft, due, next}: Urgent, done: Again): Again {
  const {siteDir, date, today, after} = notice;
  const {policy, version, reason} = next;
  const {approvedBy} = draft;
  const announced = archivedText(siteDir, next);
  const text = merged(archivedText(siteDir, due), draft.text, announced);
  const file = archivedFile(date, policy);
  const isTaken = rowsOf(done.record, policy).some(
    ({name, withdrawn}) => name === date || (name > version && name < date && !withdrawn),
  );
  refuseIf([
    ...noticeProblems(notice),
    ...(date <= after ? [messages.againTooEarly({date, after})] : []),
    ...(isTaken ? [messages.againTaken({policy, version, date})] : []),
    ...(text ? freeze(text).problems.map((problem) => `${file}: ${problem}`) : [messages.sameLines({policy, version})]),
  ]);
  const withoutNotice = reasonFor(notice);
  const row: RecordedVersion = {
    ...{policy, version: date, publishedOn: today, approvedBy, reason},
    ...(withoutNotice && {withoutNotice}),
    sha256: sha256(text),
  };
  const why = messages.announcedAgain({day: longDay(date)});
  const left = withWithdrawal(done.record, {policy, version, today, approvedBy, reason: why});
  const title = parsePolicy(announced).title || policy;
  return {
    record: {...left, versions: [...left.versions, row]},
    texts: {...done.texts, [file]: text},
    comparisons: [...done.comparisons, {title, from: version, to: date, older: announced, newer: text}],
  };
}
