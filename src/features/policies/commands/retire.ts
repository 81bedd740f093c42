import {existsSync} from 'node:fs';
import path from 'node:path';
import {longDay} from '../../../content/dates';
import {approvalProblems} from '../build/approval';
import {draftFile} from '../build/paths';
import {heldOn, recordChanges, rowsOf} from '../build/record';
import type {PolicyRecord} from '../model/record';
import {messages} from '../messages';
import {standing} from '../model/timeline';
import {announcement, noticeProblems, type Notice} from './notice';
import {refuseIf, soundRecord, type Approved, type Plan} from './plan';

export type RetirementRequest = Approved & Notice;

function problemsOf(request: RetirementRequest, record: PolicyRecord): string[] {
  const {date, today, policy} = request;
  const held = heldOn(today, record).map(({slug}) => slug);
  if (!held.includes(policy)) return [messages.noPolicy({policy, known: held.join(', ')})];
  if (held.length === 1) return [messages.onlyPolicy({policy})];
  const [last] = standing(rowsOf(record, policy));
  if (last && last.name >= date) return [messages.stillAnnounced({version: last.name, policy})];
  return [...approvalProblems(request), ...noticeProblems(request)];
}

/** Ends a policy on a day. Its texts stay, and its draft goes. */
export function retire(request: RetirementRequest): Plan {
  const {siteDir, date, policy, reason, approvedBy} = request;
  const record = soundRecord(siteDir);
  refuseIf(problemsOf(request, record));
  const file = draftFile(policy);
  const end = announcement(request, policy, approvedBy, reason);
  return {
    shown: [messages.retiring({policy, day: longDay(date), reason, approvedBy})],
    changes: {
      ...(existsSync(path.join(siteDir, file)) && {[file]: null}),
      ...recordChanges({...record, ends: [...record.ends, end]}),
    },
    subject: `End ${policy} on ${date}`,
  };
}
