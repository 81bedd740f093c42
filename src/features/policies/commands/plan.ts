import type {Day} from '../../../content/dates';
import {Refusal} from '../../../content/refusal';
import {approverProblems} from '../build/checks';
import {readRecord, recordChanges, recordProblems} from '../build/recordFile';
import {messages, sentenceOf} from '../messages';
import type {Entry} from '../model/record';
import {policiesIn, policyOf, type Policy, type PolicyVersion} from '../model/timeline';

export type Request = {siteDir: string; today: Day};
export type Approved = Request & {policy: string; reason: string; approver: string};

/** What a verb is about to do, fully checked before it asks or writes anything. */
export type Plan = {
  shown: readonly string[];
  /** The files to write, by their path in the repository. */
  changes: Readonly<Record<string, string>>;
  /** The title of the change when it is sent for review, if it is ready for that. */
  subject?: string | undefined;
};

/** Stops the verb if there are problems, with one sentence for each. */
export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** Reads the record. Refuses if a published text does not match it, or if the approver is unknown. */
export function verifiedRecord({siteDir, today}: Request, approver?: string) {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  refuseIf(approver === undefined ? [] : approverProblems(approver, '--approved-by'));
  const record = readRecord(siteDir);
  return {record, policies: policiesIn(record, today)};
}

/** The versions of a policy. Refuses if there is no such policy, or if it has no such version. */
export function versionsWith(version: string, slug: string, policies: readonly Policy[]): PolicyVersion[] {
  const versions = policyOf(policies, slug)?.versions ?? [];
  const names = versions.map((row) => row.version);
  const known = policies.map((one) => one.slug).join(', ');
  refuseIf(names.length === 0 ? [messages.noPolicy({policy: slug, known})] : []);
  refuseIf(names.includes(version) ? [] : [messages.noVersion({policy: slug, version, known: names.join(', ')})]);
  return versions;
}

/** Adds entries to the record, which is all that any verb does to it, and says so below what it shows. */
export const adding = (
  record: readonly Entry[],
  entries: readonly Entry[],
  {shown, changes = {}, subject}: Partial<Plan> & {shown: readonly string[]},
): Plan => ({
  shown: [...shown, ...entries.map(messages.recording)],
  changes: {...changes, ...recordChanges([...record, ...entries])},
  subject,
});
