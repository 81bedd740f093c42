import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {longDay} from '../../../content/dates';
import {draftSource} from '../build/readDrafts';
import {draftFile, sidebarsFile} from '../build/paths';
import {endOf, inForceOn, versionsOf} from '../build/recordFile';
import {messages} from '../messages';
import type {Entry} from '../model/record';
import {notWithdrawn} from '../model/timeline';
import {noticeProblems, shortNotice, type Notice} from './notice';
import {adding, refuseIf, verifiedRecord, type Approved, type Plan} from './plan';

export type RetirementRequest = Approved & Notice;

function problemsOf(request: RetirementRequest, record: readonly Entry[]): string[] {
  const {date, today, policy} = request;
  const held = inForceOn(today, record).map((row) => row.policy);
  if (!held.includes(policy)) return [messages.noPolicy({policy, known: held.join(', ')})];
  if (held.length === 1) return [messages.onlyPolicy({policy})];
  const end = endOf(record, policy);
  if (end) return [messages.alreadyEnds({policy, day: end.version})];
  const [last] = notWithdrawn(versionsOf(record, policy));
  if (last && last.version >= date) return [messages.stillAnnounced({version: last.version, policy})];
  return noticeProblems(request);
}

/** Docusaurus refuses a sidebar with a page that is gone. */
function withoutInSidebar(siteDir: string, policy: string): Record<string, string> {
  const file = path.join(siteDir, sidebarsFile);
  return existsSync(file)
    ? {[sidebarsFile]: readFileSync(file, 'utf8').replace(new RegExp(`'${policy}'(?:, )?`), '')}
    : {};
}

/** Ends a policy on a day. Its texts stay, and its draft is deleted. */
export function retire(request: RetirementRequest): Plan {
  const {siteDir, date, today, policy, reason, approver} = request;
  const record = verifiedRecord(siteDir, approver);
  refuseIf(problemsOf(request, record));
  const [last] = notWithdrawn(versionsOf(record, policy));
  const sha256 = last?.sha256 ?? '';
  const done = {policy, version: date, day: today, reason, approver, sha256, ...shortNotice(request)};
  return {
    shown: [messages.retiring({policy, day: longDay(date), reason, approver})],
    changes: adding(
      record,
      [{entry: 'ended', ...done}],
      draftSource(siteDir, policy) ? {[draftFile(policy)]: null, ...withoutInSidebar(siteDir, policy)} : {},
    ),
    subject: `End ${policy} on ${date}`,
  };
}
