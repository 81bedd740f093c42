import {approvalProblems} from '../build/approval';
import {recordChanges} from '../build/record';
import {messages} from '../messages';
import {mapRows, type PolicyRecord} from '../model/record';
import {standing} from '../model/timeline';
import {refuseIf, soundRecord, type Approved, type Plan} from './plan';

export type WithdrawalRequest = Approved & {version: string};

function problemsOf(request: WithdrawalRequest, {versions, ends}: PolicyRecord): string[] {
  const {today, version, policy} = request;
  const ahead = standing([...versions, ...ends]).filter((row) => row.version > today);
  if (ahead.some((row) => row.policy === policy && row.version === version)) return approvalProblems(request);
  const known = ahead.map((row) => `${row.policy} ${row.version}`).join(', ');
  return [messages.notAnnounced({policy, version, known})];
}

/** The record with an announced version, or an announced end, withdrawn. */
export const withWithdrawal = (
  record: PolicyRecord,
  {policy, version, today, reason, approvedBy}: Omit<WithdrawalRequest, 'siteDir'>,
): PolicyRecord =>
  mapRows(record, (row) =>
    row.policy === policy && row.version === version && !row.withdrawn
      ? {...row, withdrawn: {on: today, reason, approvedBy}}
      : row,
  );

/** Takes back an announced version before its day. Its text stays where it is; the record says why. */
export function withdraw(request: WithdrawalRequest): Plan {
  const {siteDir, version, policy} = request;
  const record = soundRecord(siteDir);
  refuseIf(problemsOf(request, record));
  return {
    shown: [messages.withdrawing(request)],
    changes: recordChanges(withWithdrawal(record, request)),
    subject: `Withdraw ${policy} of ${version}`,
  };
}
