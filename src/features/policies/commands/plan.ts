import type {Day} from '../../../content/dates';
import {Refusal} from '../../../content/refusal';
import {sentenceOf} from '../build/problems';
import {readRecord, recordProblems} from '../build/record';
import {messages} from '../messages';
import type {PolicyRecord, RecordedVersion} from '../model/record';
import type {Comparison} from './redline';
import {writeAll, type Changes} from './writing';

/** How a command shows what it is about to do and asks whether to do it. */
export type Person = {
  say: (text: string) => void;
  /** Undefined where there is nobody to ask. */
  ask: ((question: string) => Promise<string>) | undefined;
};

export type Request = {siteDir: string; today: Day};
export type Approved = Request & {policy: string; reason: string; approvedBy: string};

/** A version to record, with its text beside the one that it is compared with. */
export type NewVersion = {row: RecordedVersion; comparison: Comparison};

/** What a verb would do: worked out and checked in full before anything is asked or written. */
export type Plan = {
  shown: readonly string[];
  changes: Changes;
  /** What to call the change when it is sent for review, where it is ready for that. */
  subject?: string;
};

/** A verb does nothing for these reasons, one sentence for each. */
export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
}

/** The record, unless a published text no longer matches it. */
export function soundRecord(siteDir: string): PolicyRecord {
  refuseIf(recordProblems(siteDir).map(sentenceOf));
  return readRecord(siteDir);
}

/** Shows what a plan does, asks, and writes all of it if the answer is yes. */
export async function carryOut(siteDir: string, plan: Plan, {say, ask}: Person): Promise<string> {
  const {shown, changes, subject} = plan;
  say(shown.join('\n\n'));
  if (!ask) throw new Refusal(messages.notInteractive);
  const answer = await ask(messages.confirm);
  if (!/^y(es)?$/i.test(answer.trim())) throw new Refusal(messages.canceled);
  writeAll(siteDir, changes);
  return subject ? messages.submit({subject}) : messages.done;
}
