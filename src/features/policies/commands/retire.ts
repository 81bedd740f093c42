import {existsSync} from 'node:fs';
import path from 'node:path';
import {longDay} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {draftFile} from '../build/paths';
import {heldOn, recordChanges, rowsOf, type PolicyRecord} from '../build/record';
import {messages} from '../messages';
import {standing} from '../model/timeline';
import {noticeProblems, type Notice} from './notice';
import {refuseIf, soundRecord, type Approved, type Plan} from './plan';

export type RetirementRequest = Approved & Notice & {policy: string};

function problemsOf(request: RetirementRequest, record: PolicyRecord): string[] {
  const {date, today, policy, reason, approvedBy} = request;
  const held = heldOn(today, record).map(({slug}) => slug);
  if (!held.includes(policy)) return [messages.notInForce({policy, known: held.join(', ')})];
  if (held.length === 1) return [messages.onlyPolicy({policy})];
  const [last] = standing(rowsOf(record, policy));
  if (last && last.name >= date) return [messages.stillAnnounced({version: last.name, policy})];
  if (!reason.trim()) return [messages.reasonMissing({example: 'We set no cookies now.'})];
  return [...approverProblems(approvedBy, '--approved-by'), ...noticeProblems(request)];
}

/** Ends a policy on a day. Its texts stay, and its draft goes. */
export function planRetirement(request: RetirementRequest): Plan {
  const {siteDir, date, today, policy} = request;
  const record = soundRecord(siteDir);
  refuseIf(problemsOf(request, record));
  const [reason, approvedBy] = [request.reason.trim(), request.approvedBy.trim()];
  const file = draftFile(policy);
  const end = {policy, on: date, announcedOn: today, reason, approvedBy};
  const day = longDay(date);
  return {
    shown: [messages.retiring({policy, day, reason, approvedBy})],
    question: messages.askRetire,
    changes: {
      ...(existsSync(path.join(siteDir, file)) && {[file]: null}),
      ...recordChanges({...record, ends: [...record.ends, end]}),
    },
    done: messages.retired({policy, day}),
    subject: `End ${policy} on ${date}`,
  };
}
