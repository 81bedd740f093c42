import {daysBetween, longDay} from '../../../content/dates';
import {counted} from '../../../content/numbers';
import {archivedFile, draftFile, draftFolder, recordFile} from '../build/paths';
import {archivedText, sha256} from '../build/recordFile';
import {messages} from '../messages';
import type {Published} from '../model/record';
import {chosenIn, type Candidate, type PublishRequest} from './draftsToPublish';
import {promisedNotice, shortNotice} from './notice';
import {adding, refuseIf, verifiedRecord, type Plan} from './plan';
import {redlineOf, type Comparison} from './terminalRedline';

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

/** Compared with the text due before it. A new policy is shown in full. */
function newVersionOf(request: PublishRequest, {draft, due}: Candidate): {row: Published; comparison: Comparison} {
  const {siteDir, date, today} = request;
  const {slug, title, approvedBy: approver, summary: reason, text} = draft;
  const done = {policy: slug, version: date, day: today, reason, approver, sha256: sha256(text)};
  const older = due ? archivedText(siteDir, due) : '';
  return {
    row: {entry: 'published', ...done, ...shortNotice(request)},
    comparison: {title, from: due?.version ?? null, to: date, older, newer: text},
  };
}

function undoneBy({siteDir, date}: PublishRequest, {draft: {title, text}, next}: Candidate): string[] {
  if (!next) return [];
  const redline = redlineOf({title, from: date, to: next.version, older: text, newer: archivedText(siteDir, next)});
  return [messages.undoes({title, day: longDay(next.version), redline})];
}

function rowSummary({
  policy,
  version,
  day: publishedOn,
  withoutNotice: late = '',
  reason,
  approver,
}: Published): string {
  const notice = counted(daysBetween(publishedOn, version), 'day');
  const promised = counted(promisedNotice, 'day');
  return messages.row({policy, version, day: longDay(version), reason, approver, notice, promised, late});
}

/** Publishes drafts. What stops a build stops it too, before anything is asked. */
export async function publish(request: PublishRequest, doctor: () => Promise<Finding[]>): Promise<Plan> {
  const {siteDir, date} = request;
  const record = verifiedRecord(siteDir);
  const chosen = chosenIn(request, record);
  const all = chosen.map((candidate) => newVersionOf(request, candidate));
  // A record without a policy in force is fine here: the first publication adds one.
  const files = all.map(({row}) => draftFile(row.policy));
  const found = (await doctor()).filter(
    ({file}) => file !== recordFile && (!file.startsWith(draftFolder) || files.includes(file)),
  );
  refuseIf(found.length > 0 ? [messages.siteProblems, ...found.map(({printed}) => printed)] : []);
  return {
    shown: [
      ...all.map(({comparison}) => redlineOf(comparison)),
      ...chosen.flatMap((candidate) => undoneBy(request, candidate)),
      all.map(({row}) => rowSummary(row)).join('\n'),
    ],
    changes: adding(
      record,
      all.map(({row}) => row),
      Object.fromEntries(all.map(({row, comparison}) => [archivedFile(row.version, row.policy), comparison.newer])),
    ),
    subject: `Publish ${all.map(({row}) => row.policy).join(', ')} of ${date}`,
  };
}
