import {longDay, type Day} from '../../../content/dates';
import {approverProblems} from '../build/approval';
import {printJson, readLedger, recordsOf, withEntry} from '../build/ledger';
import {ledgerFile} from '../build/paths';
import {sealProblems} from '../build/seal';
import type {Changes} from './writing';

export type WithdrawalRequest = {siteDir: string; today: Day; version: string; reason: string; approvedBy: string};

function problemsOf({siteDir, today, version, reason, approvedBy}: WithdrawalRequest): string[] {
  const records = recordsOf(readLedger(siteDir));
  const record = records.find((candidate) => candidate.version === version);
  const announced = records.filter((candidate) => !candidate.withdrawn && candidate.version > today);
  if (!record) {
    const names = announced.map((candidate) => candidate.version).join(', ');
    return [`there is no version "${version}". ${names ? `Announced: ${names}.` : 'No version is announced.'}`];
  }
  if (record.withdrawn) return [`the version of ${version} was withdrawn on ${record.withdrawn.on}.`];
  if (version <= today) {
    return [
      `the version of ${longDay(version)} has taken effect, and what was in force once stays in the record. ` +
        'Publish a version that replaces it; where a day counts, with --without-notice "<reason>".',
    ];
  }
  if (!reason.trim()) return ['--reason is missing: the words that readers see, such as "A law was changed again."'];
  return approverProblems(approvedBy, '--approved-by');
}

/** Takes back an announced version before its day. Its texts stay where they are; the ledger says why. */
export function prepareWithdrawal(request: WithdrawalRequest): {problems: string[]; changes: Changes} {
  const {siteDir, today, version, reason, approvedBy} = request;
  const broken = sealProblems(siteDir);
  const problems = broken.length > 0 ? broken : problemsOf(request);
  if (problems.length > 0) return {problems, changes: {}};
  const withdrawal = {
    kind: 'withdrawn',
    version,
    on: today,
    reason: reason.trim(),
    approvedBy: approvedBy.trim(),
  } as const;
  return {problems, changes: {[ledgerFile]: printJson(withEntry(readLedger(siteDir), withdrawal))}};
}
