import {longDay} from '../../../content/dates';
import {draftSource} from '../build/draft';
import {draftFile} from '../build/paths';
import {endOf, inForceOn, recordChanges, rowsOf} from '../build/record';
import {messages} from '../messages';
import type {PolicyRecord} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {announcement, noticeProblems, type Notice} from './notice';
import {refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type RetirementRequest = Approved & Notice;

function problemsOf(request: RetirementRequest, record: PolicyRecord): string[] {
  const {date, today, policy} = request;
  const held = inForceOn(today, record).map((row) => row.policy);
  if (!held.includes(policy)) return [messages.noPolicy({policy, known: held.join(', ')})];
  if (held.length === 1) return [messages.onlyPolicy({policy})];
  const end = endOf(record, policy);
  if (end) return [messages.alreadyEnds({policy, day: end.version})];
  const [last] = notWithdrawn(rowsOf(record, policy));
  if (last && last.version >= date) return [messages.stillAnnounced({version: last.version, policy})];
  return noticeProblems(request);
}

/** Ends a policy on a day. Its texts stay, and its draft is deleted. */
export function retire(request: RetirementRequest): Plan {
  const {siteDir, date, policy, reason, approvedBy} = request;
  const record = verifiedRecord(siteDir, approvedBy);
  refuseIf(problemsOf(request, record));
  const end = announcement(request, policy, approvedBy, reason);
  return {
    shown: [messages.retiring({policy, day: longDay(date), reason, approvedBy})],
    changes: {
      ...(draftSource(siteDir, policy) && {[draftFile(policy)]: null}),
      ...recordChanges({...record, ends: [...record.ends, end]}),
    },
    subject: `End ${policy} on ${date}`,
  };
}
