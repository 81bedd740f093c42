import type {Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {readRecord, recordChanges, recordProblems, type PolicyRecord} from '../build/record';
import type {Changes} from './writing';

export type WithdrawalRequest = {
  siteDir: string;
  today: Day;
  version: string;
  policy: string;
  reason: string;
  approvedBy: string;
};

type Announced = {policy: string; on: Day; withdrawn?: {on: Day} | undefined};

const announcedIn = ({versions, ends}: PolicyRecord): Announced[] => [
  ...versions.map(({policy, version, withdrawn}) => ({policy, on: version, withdrawn})),
  ...ends,
];

function problemsOf({siteDir, today, version, policy, reason, approvedBy}: WithdrawalRequest): string[] {
  const all = announcedIn(readRecord(siteDir));
  const found = all.find((one) => one.policy === policy && one.on === version);
  if (!found) {
    const ahead = all.filter(({on, withdrawn}) => !withdrawn && on > today);
    const names = ahead.map((one) => `${one.policy} ${one.on}`).join(', ');
    return [`${policy} has no version "${version}". ${names ? `Announced: ${names}.` : 'No version is announced.'}`];
  }
  if (found.withdrawn) return [`the version ${version} of ${policy} was withdrawn on ${found.withdrawn.on}.`];
  if (version <= today) {
    return [
      `the version ${version} of ${policy} has taken effect, and what was in force once stays in the record. ` +
        'Publish a version that replaces it; where a day counts, with --without-notice "<reason>".',
    ];
  }
  if (!reason.trim()) return ['--reason is missing: the words that readers see, such as "A law was changed again."'];
  return approverProblems(approvedBy, '--approved-by');
}

/** The record with an announced version, or an announced end, withdrawn. */
export function withWithdrawal(record: PolicyRecord, request: Omit<WithdrawalRequest, 'siteDir'>): PolicyRecord {
  const {policy, version, today, reason, approvedBy} = request;
  const withdrawn = {on: today, reason: reason.trim(), approvedBy: approvedBy.trim()};
  return {
    versions: record.versions.map((row) =>
      row.policy === policy && row.version === version ? {...row, withdrawn} : row,
    ),
    ends: record.ends.map((row) => (row.policy === policy && row.on === version ? {...row, withdrawn} : row)),
  };
}

/** Takes back an announced version before its day. Its text stays where it is; the record says why. */
export function prepareWithdrawal(request: WithdrawalRequest): {problems: string[]; changes: Changes} {
  const broken = recordProblems(request.siteDir);
  const problems = broken.length > 0 ? broken : problemsOf(request);
  if (problems.length > 0) return {problems, changes: {}};
  return {problems, changes: recordChanges(withWithdrawal(readRecord(request.siteDir), request))};
}
