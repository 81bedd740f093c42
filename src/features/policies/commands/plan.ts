import type {Day} from '../../../content/dates';
import {Refusal} from '../../../content/refusal';
import {approverProblems} from '../build/checks';
import {sentenceOf} from '../build/problems';
import {readRecord, recordProblems} from '../build/record';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import type {Comparison} from './redline';

export type Request = {siteDir: string; today: Day};
export type Approved = Request & {policy: string; reason: string; approvedBy: string};

/** A version to record, with its text beside the one that it is compared with. */
export type NewVersion = {row: RecordedVersion; comparison: Comparison};

/** What a verb would do: worked out and checked in full before anything is asked or written. */
export type Plan = {
  shown: readonly string[];
  /** The files to write, by their path in the repository. Those that are null are deleted. */
  changes: Readonly<Record<string, string | null>>;
  /** What to call the change when it is sent for review, where it is ready for that. */
  subject?: string;
};

/** A verb does nothing for these reasons, one sentence for each. */
export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** The record, unless a published text no longer matches it or somebody else is said to have approved the change. */
export function verifiedRecord(siteDir: string, approvedBy?: string): PolicyRecord {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(approvedBy === undefined ? [] : approverProblems(approvedBy, '--approved-by'));
  return readRecord(siteDir);
}
