import {recordChanges} from '../build/record';
import {messages} from '../messages';
import {mapRows, type Announcement} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type WithdrawalRequest = Approved & {version: string};

/** Withdraws an announced version or end before its day. The published text stays, and the record says why. */
export function withdraw(request: WithdrawalRequest): Plan {
  const {siteDir, today, version, policy, reason, approvedBy} = request;
  const record = verifiedRecord(siteDir, approvedBy);
  const announced = notWithdrawn([...record.versions, ...record.ends]).filter((row) => row.version > today);
  const row = announced.find((one) => one.policy === policy && one.version === version);
  const isVersion = row !== undefined && 'sha256' in row;
  // A policy has one end at most. Records from before that was refused may have several, and none may stay behind.
  const isMeant = (one: Announcement) =>
    one.policy === policy && !one.withdrawn && (isVersion ? one === row : !('sha256' in one) && one.version > today);
  const known = announced.map((one) => `${one.policy} ${one.version}`).join(', ');
  refuseIf(row ? [] : [messages.notAnnounced({policy, version, known})]);
  return {
    shown: [isVersion ? messages.withdrawing(request) : messages.keeping(request)],
    changes: recordChanges(
      mapRows(record, (one) => (isMeant(one) ? {...one, withdrawn: {on: today, reason, approvedBy}} : one)),
    ),
    subject: `Withdraw ${policy} of ${version}`,
  };
}
