import {daysBetween, longDay, type Day} from '../../../content/dates';
import {today as buildDay} from '../../../company/today';
import {historyProblems, noHistory} from '../build/history';
import {archiveFolder, draftFolder, versionsFile} from '../build/paths';
import {recordProblems, type RecordedVersion} from '../build/record';
import {compareTexts} from '../model/compare';
import {prepareCorrection, type CorrectionRequest} from './correct';
import {days} from './notice';
import {preparePublication, type Comparison, type Prepared, type PublishRequest} from './publish';
import {prepareRetirement, type RetirementRequest} from './retire';
import {printRedline, terminalPaint} from './terminal';
import {prepareWithdrawal, type WithdrawalRequest} from './withdraw';
import {writeAll, type Changes} from './writing';

export type Result = {done: boolean; message: string};

/** How a command shows what it is about to do and asks whether it may. */
export type Person = {
  say: (text: string) => void;
  /** Undefined where there is nobody to ask. */
  ask?: ((question: string) => Promise<string>) | undefined;
  /** Whether the answer is known without asking. */
  yes?: boolean | undefined;
};

type On<T extends {today: Day}> = Omit<T, 'today'> & {today?: Day};
type Step = {siteDir: string; changes: Changes; question: string; done: string};

export const refused = (problems: readonly string[]): Result => ({done: false, message: problems.join('\n')});

const commitLine = (message: string) =>
  `Review it, then commit it:\n  git add ${archiveFolder} ${versionsFile} ${draftFolder}\n  git commit -m "${message}"`;

/** Asks, and writes all of it if the answer is yes. */
async function agreed({question, changes, siteDir, done}: Step, {ask, yes}: Person): Promise<Result> {
  if (!yes) {
    if (!ask) return refused(["This isn't an interactive terminal. Add --yes to confirm."]);
    const answer = (await ask(`${question} (y/n) `)).trim().toLowerCase();
    if (answer !== 'y' && answer !== 'yes') return refused(['Canceled.']);
  }
  writeAll(siteDir, changes);
  return {done: true, message: done};
}

const redlineOf = ({title, from, to, older, newer}: Comparison): string =>
  printRedline({title, from, to, ...compareTexts(older, newer)}, terminalPaint());

function rowSummary({policy, version, publishedOn, withoutNotice, reason, approvedBy}: RecordedVersion): string {
  const late = withoutNotice ? `, without the promised notice: ${withoutNotice}` : '';
  return [
    `  ${policy}: ${reason} Approved by: ${approvedBy}.`,
    `    Notice: ${days(daysBetween(publishedOn, version))}${late}.`,
  ].join('\n');
}

/** What a person has to know before saying yes: each text against the one before, the day, the notice and who approved it. */
function summaryOf({rows, comparisons, undone}: Prepared, date: Day): string {
  return [
    ...comparisons.map(redlineOf),
    ...undone.map(
      (one) =>
        `On ${longDay(one.to)} the announced version of the ${one.title} replaces this one. It would change:\n${redlineOf(one)}`,
    ),
    [`Version ${date}, which takes effect on ${longDay(date)}:`, ...rows.map(rowSummary)].join('\n'),
  ].join('\n\n');
}

/** Publishes drafts, or lists everything that prevents it. */
export async function publish(request: On<PublishRequest>, person: Person): Promise<Result> {
  const today = request.today ?? buildDay();
  const {problems, prepared} = await preparePublication({...request, today});
  if (!prepared) return refused(problems);
  const {rows, changes} = prepared;
  const {date, siteDir} = request;
  person.say(summaryOf(prepared, date));
  const effect =
    date > today
      ? `It takes effect on ${longDay(date)}; until then the site shows it as announced.`
      : 'It takes effect with the next build.';
  const names = rows.map(({policy}) => policy).join(', ');
  return agreed(
    {
      siteDir,
      changes,
      question: 'Publish this version?',
      done: [
        `Version ${date} of ${names} is published. ${effect}`,
        `Files written:\n${Object.keys(changes)
          .map((file) => `  ${file}`)
          .join('\n')}`,
        commitLine(`Publish ${names} of ${date}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Ends a policy on a day, or says why it cannot. */
export async function retire(request: On<RetirementRequest>, person: Person): Promise<Result> {
  const {problems, changes} = prepareRetirement({...request, today: request.today ?? buildDay()});
  if (problems.length > 0) return refused(problems);
  const {siteDir, policy, date, reason, approvedBy} = request;
  person.say(`${policy} ends on ${longDay(date)}: ${reason} Approved by: ${approvedBy}.`);
  return agreed(
    {
      siteDir,
      changes,
      question: 'End this policy?',
      done: [
        `${policy} ends on ${longDay(date)}. Its versions stay at their addresses.`,
        commitLine(`End ${policy} on ${date}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Corrects an obvious error in published texts, or says why it cannot. */
export async function correct(request: On<CorrectionRequest>, person: Person): Promise<Result> {
  const {problems, corrected, changes} = prepareCorrection({...request, today: request.today ?? buildDay()});
  if (problems.length > 0) return refused(problems);
  const {siteDir, policy, version, reason, approvedBy} = request;
  const shown = corrected.map(({row, before, after}) =>
    redlineOf({slug: policy, title: policy, from: row.version, to: row.version, older: before, newer: after}),
  );
  person.say(
    [...shown, `Reason: ${reason} Approved by: ${approvedBy}, who says that this is an obvious error.`].join('\n\n'),
  );
  const names = corrected.map(({row}) => row.version).join(', ');
  return agreed(
    {
      siteDir,
      changes,
      question: corrected.length > 1 ? `Correct the versions ${names}?` : 'Correct this version?',
      done: [
        `Corrected: ${names} of ${policy}. Their pages show what changed, when, why and who approved it.`,
        commitLine(`Correct ${policy} of ${version}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Takes back an announced version, or says why it cannot. */
export async function withdraw(request: On<WithdrawalRequest>, person: Person): Promise<Result> {
  const {problems, changes} = prepareWithdrawal({...request, today: request.today ?? buildDay()});
  if (problems.length > 0) return refused(problems);
  const {siteDir, version, policy, reason, approvedBy} = request;
  person.say(`The version ${version} of ${policy} will not take effect: ${reason} Approved by: ${approvedBy}.`);
  return agreed(
    {
      siteDir,
      changes,
      question: 'Withdraw this version?',
      done: [
        `The version ${version} of ${policy} is withdrawn. Its page stays and says so, and a new version needs its own notice.`,
        commitLine(`Withdraw ${policy} of ${version}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Whether every text is the one that was recorded, and the record says what the history of the repository says. */
export function verify(siteDir: string): Result {
  const problems = [...recordProblems(siteDir)];
  if (problems.length > 0) return refused(problems);
  const past = historyProblems(siteDir);
  if (past.length > 0) return refused(past);
  const gap = noHistory(siteDir);
  return {
    done: true,
    message: `Every published text matches its record${gap ? `. ${gap}` : ', and the record matches the history in Git.'}`,
  };
}
