import {applyPatch, createPatch} from 'diff';
import {longDay} from '../../../content/dates';
import {freeze} from '../build/freeze';
import {archivedFile} from '../build/paths';
import {rowsOf, sha256, type PolicyRecord, type RecordedVersion} from '../build/record';
import {splitSource} from '../model/compare/text';
import {standing} from '../model/timeline';
import {noticeProblems, reasonFor, type Notice} from './notice';
import {withWithdrawal} from './withdraw';

/** An urgent text, the one that it changes, and the announced one that would undo it. */
type Urgent = {text: string; base: string; announced: string; next: RecordedVersion; approvedBy: string};

type Again = {problems: string[]; record: PolicyRecord; text: string; file: string};

/** The announced text with the urgent change in it, or nothing where both change the same lines. */
function merged({base, text, announced}: Urgent): string | undefined {
  const {head, body} = splitSource(announced);
  const patch = createPatch('policy', splitSource(base).body, splitSource(text).body, '', '', {context: 1});
  const result = applyPatch(body, patch, {fuzzFactor: 2});
  return result === false ? undefined : head + result;
}

/** Withdraws an announced version and announces it for another day, with an urgent change merged into it. */
export function announceAgain(urgent: Urgent, notice: Notice & {after: string}, record: PolicyRecord): Again {
  const {next, approvedBy} = urgent;
  const {policy, version, reason} = next;
  const {date, today, after} = notice;
  const file = archivedFile(date, policy);
  const text = merged(urgent) ?? '';
  const [taken] = standing(rowsOf(record, policy)).filter(({name}) => name > version && name <= date);
  const isUsed = rowsOf(record, policy).some(({name}) => name === date);
  const problems = [
    ...noticeProblems(notice),
    ...(date <= after ? [`${date} is not later than ${after}. Choose a later day for the announced version.`] : []),
    ...(taken || isUsed ? [`${policy} already has a version between ${version} and ${date}. Choose another day.`] : []),
    ...(text
      ? freeze(text).problems.map((problem) => `${file}: ${problem}`)
      : [
          `the urgent change and the announced version ${version} of ${policy} change the same lines. Publish without ` +
            '--announce-again, withdraw the announced version, and put both changes into the draft.',
        ]),
  ];
  const withoutNotice = reasonFor(notice);
  const row: RecordedVersion = {
    policy,
    version: date,
    publishedOn: today,
    approvedBy,
    reason,
    ...(withoutNotice && {withoutNotice}),
    sha256: sha256(text),
  };
  const withdrawal = {version, policy, today, approvedBy, reason: `Announced again for ${longDay(date)}.`};
  const left = withWithdrawal(record, withdrawal);
  return {problems, record: {...left, versions: [...left.versions, row]}, text, file};
}
