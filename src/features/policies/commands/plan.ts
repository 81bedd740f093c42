import {today as buildDay} from '../../../company/today';
import type {Day} from '../../../content/dates';
import {readRecord, recordProblems} from '../build/record';
import type {PolicyRecord} from '../model/record';
import {messages} from '../messages';
import {writeAll, type Changes} from './writing';

export type Result = {done: boolean; message: string};

/** How a command shows what it is about to do and asks whether to do it. */
export type Person = {
  say: (text: string) => void;
  /** Undefined where there is nobody to ask. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Whether the answer is known without asking. */
  yes?: boolean | undefined;
};

export type Request = {siteDir: string; today: Day};
export type Approved = Request & {policy: string; reason: string; approvedBy: string};

/** What a verb would do: worked out and checked in full before anything is asked or written. */
export type Plan = {
  shown: readonly string[];
  changes: Changes;
  /** What to call the change when it is sent for review, where it is ready for that. */
  subject?: string;
};

/** Why a verb does nothing, one sentence for each reason. */
class Refused extends Error {}

export function refuseIf(problems: readonly string[]): void {
  if (problems.length > 0) throw new Refused(problems.join('\n'));
}

/** The record, unless a published text no longer matches it. */
export function soundRecord(siteDir: string): PolicyRecord {
  refuseIf(recordProblems(siteDir));
  return readRecord(siteDir);
}

async function isAgreed({ask, yes}: Person): Promise<boolean> {
  if (yes) return true;
  if (!ask) throw new Refused(messages.notInteractive);
  return /^y(es)?$/i.test((await ask(messages.confirm)).trim());
}

/** Shows what a plan does, asks, and writes all of it if the answer is yes. */
async function carryOut(siteDir: string, plan: Plan, person: Person): Promise<string> {
  const {shown, changes, subject} = plan;
  person.say(shown.join('\n\n'));
  if (!(await isAgreed(person))) throw new Refused(messages.canceled);
  writeAll(siteDir, changes);
  return subject ? messages.submit({subject}) : messages.done;
}

type Undated<R extends Request> = Omit<R, 'today'> & {today?: Day};

/** What was typed, without spaces around it. */
const trimmed = <R extends object>(request: R): R =>
  Object.fromEntries(
    Object.entries(request).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value.trim() : value,
    ]),
  ) as R;

/** A verb as the command line and the tests call it, on the day of the build if they name none. */
export const verb =
  <R extends Request, Rest extends unknown[]>(planned: (request: R, ...rest: Rest) => Plan | Promise<Plan>) =>
  async (given: Undated<R>, person: Person, ...rest: Rest): Promise<Result> => {
    try {
      const request = trimmed({...given, today: given.today ?? buildDay()} as R);
      return {done: true, message: await carryOut(request.siteDir, await planned(request, ...rest), person)};
    } catch (error) {
      if (error instanceof Refused) return {done: false, message: error.message};
      throw error;
    }
  };
