import {existsSync, utimesSync} from 'node:fs';
import path from 'node:path';
import {daysBetween, longDay, type Day} from '../../../content/dates';
import {today as buildDay} from '../../../company/today';
import {historyProblems, noHistory} from '../build/history';
import {archivedFile, archiveFolder, draftFile, draftFolder, versionsFile} from '../build/paths';
import {recordProblems, type RecordedVersion} from '../build/record';
import {compareTexts} from '../model/compare';
import {prepareCorrection, type CorrectionRequest} from './correct';
import {prepareDraft, type DraftRequest} from './draftFrom';
import {freeze} from '../build/freeze';
import {prepareImport, type ImportRequest} from './importVersion';
import {parsePolicy} from '../model/compare/text';
import {countWords} from '../model/compare/wordDiff';
import {days, noticeWarning} from './notice';
import {preparePublication, type Comparison, type Prepared, type PublishRequest} from './publish';
import {prepareRetirement, type RetirementRequest} from './retire';
import {printRedline, terminalPaint} from './terminal';
import {prepareWithdrawal, type WithdrawalRequest} from './withdraw';
import {writeAll, type Changes} from './writing';

export type Result = {done: boolean; message: string};

/** How a command shows what it is about to do and asks whether it may. */
type Person = {
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

/** A running `npm start` reads the versions again when its configuration seems to have changed. */
function reloadStart(siteDir: string): void {
  const config = path.join(siteDir, 'docusaurus.config.ts');
  if (existsSync(config)) utimesSync(config, new Date(), new Date());
}

/** Asks, and writes all of it if the answer is yes. */
async function agreed({question, changes, siteDir, done}: Step, {ask, yes}: Person): Promise<Result> {
  if (!yes) {
    if (!ask) return refused(["This isn't an interactive terminal. Add --yes to confirm."]);
    const answer = (await ask(`${question} (y/n) `)).trim().toLowerCase();
    if (answer !== 'y' && answer !== 'yes') return refused(['Canceled.']);
  }
  writeAll(siteDir, changes);
  reloadStart(siteDir);
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
        `On ${longDay(one.to)} the announced version of the ${one.title} replaces this one, and undoes what it does not hold. ` +
        `From this version to that one:\n${redlineOf(one)}\n` +
        'To announce it again with this change in it, answer no and add --announce-again <day>.',
    ),
    [`Version ${date}, which takes effect on ${longDay(date)}:`, ...rows.map(rowSummary)].join('\n'),
  ].join('\n\n');
}

/** A problem that the doctor finds anywhere on the site, as it prints it. */
export type Finding = {file: string; printed: string};

/** Publishes drafts, or lists everything that prevents it. What stops a build stops it too, before anything is asked. */
export async function publish(
  request: On<PublishRequest>,
  person: Person,
  doctor: () => Promise<Finding[]> = () => Promise.resolve([]),
): Promise<Result> {
  const today = request.today ?? buildDay();
  const {problems, prepared} = await preparePublication({...request, today});
  if (!prepared) return refused(problems);
  const chosen = prepared.rows.map(({policy}) => draftFile(policy));
  const found = (await doctor()).filter(({file}) => !file.startsWith(draftFolder) || chosen.includes(file));
  if (found.length > 0)
    return refused(['The site has problems that stop a build:', ...found.map((one) => one.printed)]);
  const {rows, changes} = prepared;
  const {date, siteDir} = request;
  const warning = noticeWarning({...request, today});
  person.say([summaryOf(prepared, date), ...(warning ? [warning] : [])].join('\n\n'));
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

/** Puts a published text back as the draft. */
export async function draft(request: DraftRequest, person: Person): Promise<Result> {
  const {problems, before, after, changes} = prepareDraft(request);
  if (problems.length > 0) return refused(problems);
  const {siteDir, policy, from} = request;
  const file = draftFile(policy);
  const literal = (source: string) => freeze(source).text;
  const shown = {slug: policy, title: file, from: 'the draft', to: from, older: literal(before), newer: literal(after)};
  person.say(before ? redlineOf(shown) : `${file} does not exist yet.`);
  return agreed(
    {
      siteDir,
      changes,
      question: 'Replace the draft with this text?',
      done: `${file} is the text of ${from} again. Change it, write a new summary, and have it approved.`,
    },
    person,
  );
}

/** Brings along a version from before this archive, or says why it cannot. */
export async function importVersion(request: On<ImportRequest>, person: Person): Promise<Result> {
  const {problems, remarks, text, changes} = prepareImport({...request, today: request.today ?? buildDay()});
  if (problems.length > 0) return refused(problems);
  const {siteDir, policy, date, source} = request;
  const {title, sections} = parsePolicy(text);
  const size = `${sections.length - 1} sections, ${countWords(text)} words`;
  person.say([`${title}, in effect from ${longDay(date)}: ${size}. Source: ${source}.`, ...remarks].join('\n'));
  return agreed(
    {
      siteDir,
      changes,
      question: 'Import this version?',
      done: `${archivedFile(date, policy)} is imported, and its hash is recorded.\n\n${commitLine(`Import ${policy} of ${date}`)}`,
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
