import type {Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {recordChanges} from '../build/record';
import type {PolicyRecord} from '../model/record';
import {messages} from '../messages';
import {refuseIf, soundRecord, verb, type Approved} from './plan';

export type WithdrawalRequest = Approved & {version: string};

type Announced = {policy: string; on: Day; withdrawn?: {on: Day} | undefined};

function problemsOf({today, version, policy, reason, approvedBy}: WithdrawalRequest, record: PolicyRecord): string[] {
  const all: Announced[] = [...record.versions.map((row) => ({...row, on: row.version})), ...record.ends];
  const ahead = all.filter(({on, withdrawn}) => !withdrawn && on > today);
  if (!ahead.some((one) => one.policy === policy && one.on === version)) {
    const known = ahead.map((one) => `${one.policy} ${one.on}`).join(', ');
    return [messages.notAnnounced({policy, version, known})];
  }
  if (!reason.trim()) return [messages.reasonMissing];
  return approverProblems(approvedBy, '--approved-by');
}

/** The record with an announced version, or an announced end, withdrawn. */
export function withWithdrawal(record: PolicyRecord, request: Omit<WithdrawalRequest, 'siteDir'>): PolicyRecord {
  const {policy, version, today, reason, approvedBy} = request;
  const withdrawn = {on: today, reason: reason.trim(), approvedBy: approvedBy.trim()};
  const isIt = (row: {policy: string}, on: Day) => row.policy === policy && on === version;
  return {
    versions: record.versions.map((row) => (isIt(row, row.version) ? {...row, withdrawn} : row)),
    ends: record.ends.map((row) => (isIt(row, row.on) ? {...row, withdrawn} : row)),
  };
}

/** Takes back an announced version before its day. Its text stays where it is; the record says why. */
export const withdraw = verb((request: WithdrawalRequest) => {
  const {siteDir, version, policy} = request;
  const record = soundRecord(siteDir);
  refuseIf(problemsOf(request, record));
  return {
    shown: [messages.withdrawing(request)],
    changes: recordChanges(withWithdrawal(record, request)),
    subject: `Withdraw ${policy} of ${version}`,
  };
});
