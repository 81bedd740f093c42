import {applyPatch, createPatch} from 'diff';
import {longDay} from '../../../content/dates';
import type {Draft} from '../build/draft';
import {freeze} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {archivedText, rowsOf, sha256} from '../build/record';
import {sentencesOf} from '../build/problems';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import {messages} from '../messages';
import {parsePolicy, splitSource, withCurrentTags} from '../model/compare/text';
import {announcement, noticeProblems, type Notice} from './notice';
import {refuseIf, type Request} from './plan';
import type {Comparison} from './redline';
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
export function announceAgain(notice: Request & Notice, {draft, due, next}: Urgent, done: Again): Again {
  const {siteDir, date, today} = notice;
  const {policy, version, reason} = next;
  const {approvedBy} = draft;
  const announced = archivedText(siteDir, next);
  const text = merged(archivedText(siteDir, due), draft.text, announced);
  const file = archivedFile(date, policy);
  const taken = rowsOf(done.record, policy).find(
    ({name, withdrawn}) => name === date || (name > version && name < date && !withdrawn),
  );
  refuseIf([
    ...noticeProblems(notice),
    ...(taken ? [messages.versionTaken({policy, version: taken.name})] : []),
    ...(text ? sentencesOf(file, freeze(text).problems) : [messages.sameLines({policy, version})]),
  ]);
  const row = {...announcement(notice, policy, approvedBy, reason), sha256: sha256(text)};
  const why = messages.announcedAgain({day: longDay(date)});
  const left = withWithdrawal(done.record, {policy, version, today, approvedBy, reason: why});
  const title = parsePolicy(announced).title || policy;
  return {
    record: {...left, versions: [...left.versions, row]},
    texts: {...done.texts, [file]: text},
    comparisons: [...done.comparisons, {title, from: version, to: date, older: announced, newer: text}],
  };
}
