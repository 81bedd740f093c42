import {applyPatch, createPatch} from 'diff';
import {longDay} from '../../../content/dates';
import {freeze} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {archivedText, rowsOf, sha256} from '../build/record';
import {messages, sentencesOf} from '../messages';
import {parsePolicy, splitSource} from '../model/compare/text';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import {announcement, noticeProblems, type Notice} from './notice';
import {refuseIf, type NewVersion, type Request} from './plan';
import {withWithdrawal} from './withdraw';

/** An urgent text, its approver, the text that it changes, and the announced version that would undo it. */
type Urgent = {text: string; approvedBy: string; due: RecordedVersion; next: RecordedVersion};

/** The announced text with the urgent change merged in. Empty if both change the same lines. */
function merged(base: string, urgent: string, announced: string): string {
  const patch = createPatch('policy', parsePolicy(base).body, parsePolicy(urgent).body, '', '', {context: 1});
  const result = applyPatch(parsePolicy(announced).body, patch, {fuzzFactor: 2});
  return result === false ? '' : splitSource(announced).head + result;
}

function mergedVersion(notice: Request & Notice, urgent: Urgent, record: PolicyRecord): NewVersion {
  const {siteDir, date} = notice;
  const {due, next, approvedBy} = urgent;
  const {policy, version, reason} = next;
  const older = archivedText(siteDir, next);
  const newer = merged(archivedText(siteDir, due), urgent.text, older);
  const taken = rowsOf(record, policy).find(
    (row) => row.version === date || (row.version > version && row.version < date && !row.withdrawn),
  );
  refuseIf([
    ...noticeProblems(notice),
    ...(taken ? [messages.versionTaken({policy, version: taken.version})] : []),
    ...(newer
      ? sentencesOf(archivedFile(date, policy), freeze(newer).problems)
      : [messages.sameLines({policy, version})]),
  ]);
  const row = {...announcement(notice, policy, approvedBy, reason), sha256: sha256(newer)};
  return {row, comparison: {title: parsePolicy(older).title || policy, from: version, to: date, older, newer}};
}

/** Withdraws announced versions and announces each again for another day, with an urgent change merged in. */
export function announceAgain(notice: Request & Notice, superseded: readonly Urgent[], record: PolicyRecord) {
  refuseIf(superseded.length === 0 ? [messages.nothingAnnounced] : []);
  const reason = messages.announcedAgain({day: longDay(notice.date)});
  return {
    shown: superseded.map(({next, approvedBy}) => messages.withdrawing({...next, reason, approvedBy})),
    again: superseded.map((urgent) => mergedVersion(notice, urgent, record)),
    left: superseded.reduce(
      (rest, {next, approvedBy}) => withWithdrawal(rest, next, {...notice, reason, approvedBy}),
      record,
    ),
  };
}
