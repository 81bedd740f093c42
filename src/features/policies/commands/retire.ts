import {existsSync} from 'node:fs';
import path from 'node:path';
import {approverProblems} from '../build/approval';
import {draftFile} from '../build/paths';
import {heldOn, readRecord, recordChanges, recordProblems, rowsOf} from '../build/record';
import {standing} from '../model/timeline';
import {noticeProblems, type Notice} from './notice';
import type {Changes} from './writing';

export type RetirementRequest = Notice & {siteDir: string; policy: string; reason: string; approvedBy: string};

function problemsOf(request: RetirementRequest): string[] {
  const {siteDir, date, today, policy, reason, approvedBy} = request;
  const record = readRecord(siteDir);
  const held = heldOn(today, record).map(({slug}) => slug);
  if (!held.includes(policy))
    return [`there is no policy "${policy}" in force. Those in force are: ${held.join(', ')}.`];
  if (held.length === 1) return [`${policy} is the only policy in force. Publish another one first.`];
  const [last] = standing(rowsOf(record, policy));
  if (last && last.name >= date)
    return [`the version ${last.name} of ${policy} is announced. Withdraw it first, or choose a later day.`];
  if (!reason.trim()) return ['--reason is missing: the words that readers see, such as "We set no cookies now."'];
  return [...approverProblems(approvedBy, '--approved-by'), ...noticeProblems(request)];
}

/** Ends a policy on a day. Its texts stay, and its draft goes. */
export function prepareRetirement(request: RetirementRequest): {problems: string[]; changes: Changes} {
  const {siteDir, date, today, policy, reason, approvedBy} = request;
  const broken = recordProblems(siteDir);
  const problems = broken.length > 0 ? broken : problemsOf(request);
  if (problems.length > 0) return {problems, changes: {}};
  const record = readRecord(siteDir);
  const end = {policy, on: date, announcedOn: today, reason: reason.trim(), approvedBy: approvedBy.trim()};
  const draft = draftFile(policy);
  return {
    problems,
    changes: {
      ...(existsSync(path.join(siteDir, draft)) && {[draft]: null}),
      ...recordChanges({...record, ends: [...record.ends, end]}),
    },
  };
}
