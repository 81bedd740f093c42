import {Refusal} from '../../../content/refusal';
import {messages} from '../messages';
import {notWithdrawn} from '../model/timeline';
import {adding, verifiedRecord, type Approved, type Plan} from './plan';

export type WithdrawalRequest = Approved & {version: string};

/** Withdraws an announced version or end before its day. The published text stays, and the record says why. */
export function withdraw(request: WithdrawalRequest): Plan {
  const {today, version, policy, reason, approver} = request;
  const {record, policies} = verifiedRecord(request, approver);
  const announced = policies
    .flatMap(({versions, ends}) => [...notWithdrawn(versions), ...(ends ? [ends] : [])])
    .filter((row) => row.version > today);
  const row = announced.find((one) => one.policy === policy && one.version === version);
  const known = announced.map((one) => `${one.policy} ${one.version}`).join(', ');
  if (!row) throw new Refusal(messages.notAnnounced({policy, version, known}));
  const entry = {entry: 'withdrawn', policy, version, day: today, reason, approver, sha256: row.sha256} as const;
  return adding(record, [entry], {shown: [messages.withdrawing], subject: `Withdraw ${policy} of ${version}`});
}
