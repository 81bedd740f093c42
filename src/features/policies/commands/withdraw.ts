import {recordChanges} from '../build/record';
import {messages} from '../messages';
import {mapRows} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type WithdrawalRequest = Approved & {version: string};

/** Withdraws an announced version or end before its day. The published text stays, and the record says why. */
export function withdraw(request: WithdrawalRequest): Plan {
  const {siteDir, today, version, policy, reason, approvedBy} = request;
  const record = verifiedRecord(siteDir, approvedBy);
  const announced = notWithdrawn([...record.versions, ...record.ends]).filter((row) => row.version > today);
  const row = announced.find((one) => one.policy === policy && one.version === version);
  const known = announced.map((one) => `${one.policy} ${one.version}`).join(', ');
  refuseIf(row ? [] : [messages.notAnnounced({policy, version, known})]);
  return {
    shown: [row && 'sha256' in row ? messages.withdrawing(request) : messages.keeping(request)],
    changes: recordChanges(
      mapRows(record, (one) => (one === row ? {...one, withdrawn: {on: today, reason, approvedBy}} : one)),
    ),
    subject: `Withdraw ${policy} of ${version}`,
  };
}
