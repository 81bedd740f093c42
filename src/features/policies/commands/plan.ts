import type {Day} from '../../../content/dates';
import {Refusal} from '../../../content/refusal';
import {approverProblems} from '../build/checks';
import {sentenceOf} from '../messages';
import {readRecord, recordChanges, recordProblems} from '../build/recordFile';
import type {Entry} from '../model/record';

export type Request = {siteDir: string; today: Day};
export type Approved = Request & {policy: string; reason: string; approver: string};

/** What a verb is about to do, fully checked before it asks or writes anything. */
export type Plan = {
  shown: readonly string[];
  /** The files to write, by their path in the repository. Null deletes one. */
  changes: Readonly<Record<string, string | null>>;
  /** The title of the change when it is sent for review, if it is ready for that. */
  subject?: string;
};

/** Stops the verb if there are problems, with one sentence for each. */
export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** Reads the record. Refuses if a published text does not match it, or if the approver is unknown. */
export function verifiedRecord(siteDir: string, approver?: string): Entry[] {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(approver === undefined ? [] : approverProblems(approver, '--approved-by'));
  return readRecord(siteDir);
}

/** Adds entries to the record, which is all that any verb does to it, and changes files with them. */
export const adding = (
  record: readonly Entry[],
  entries: readonly Entry[],
  files: Plan['changes'] = {},
): Plan['changes'] => ({...files, ...recordChanges([...record, ...entries])});
