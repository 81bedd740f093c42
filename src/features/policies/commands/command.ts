import type {Day} from '../../../content/dates';
import {daysBetween, longDay} from '../../../content/dates';
import {prepareCorrection, type CorrectionRequest} from './correct';
import {archiveFolder, draftFolder, ledgerFile, sidebarFolder, versionsFile} from '../build/paths';
import {effectLine, preparePublication, type Comparison, type Prepared, type PublishRequest} from './publish';
import {compareTexts} from '../model/compare';
import {printRedline, terminalPaint} from './terminal';
import {today as buildDay} from '../../../company/today';
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
  `Review it, then commit it:\n  git add ${archiveFolder} ${sidebarFolder} ${versionsFile} ${draftFolder}\n  git commit -m "${message}"`;

/** Asks, and writes all of it if the answer is yes. */
export async function agreed({question, changes, siteDir, done}: Step, {ask, yes}: Person): Promise<Result> {
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

/** What a person has to know before saying yes: version, day, notice, what changes and who approved it. */
function summaryOf({entry}: Prepared, comparisons: readonly Comparison[]): string {
  const {version, publishedOn, withoutNotice, policies, retired} = entry;
  const days = daysBetween(publishedOn, version);
  const late = withoutNotice ? `, without the promised notice: ${withoutNotice}` : '';
  const texts = Object.entries(policies).map(([slug, {approvedBy, reason}]) => {
    const own = comparisons.find((one) => one.slug === slug && one.to === version);
    const changed = own && own.from !== null ? ` ${compareTexts(own.older, own.newer).summary}` : '';
    const isNew = own?.from === null ? 'new. ' : '';
    return `  ${slug}: ${isNew}${reason}${changed} Approved by: ${approvedBy}.`;
  });
  const ends = Object.entries(retired).map(
    ([slug, {approvedBy, reason}]) => `  ${slug} ends: ${reason} Approved by: ${approvedBy}.`,
  );
  return [
    `Version ${version}, which takes effect on ${longDay(version)}.`,
    `Notice: ${days} ${days === 1 ? 'day' : 'days'}${late}.`,
    ...texts,
    ...ends,
  ].join('\n');
}

/** Publishes the drafts, or lists everything that prevents it. */
export async function publish(request: On<PublishRequest>, person: Person): Promise<Result> {
  const {problems, prepared} = await preparePublication({...request, today: request.today ?? buildDay()});
  if (!prepared) return refused(problems);
  const {entry, changes, comparisons} = prepared;
  person.say([...comparisons.map(redlineOf), summaryOf(prepared, comparisons)].join('\n\n'));
  const files = Object.entries(changes).map(([file, text]) => `  ${file}${text === null ? ' (deleted)' : ''}`);
  return agreed(
    {
      siteDir: request.siteDir,
      changes,
      question: 'Publish this version?',
      done: [
        `Version ${entry.version} is published. ${effectLine(entry)}`,
        `Files written:\n${files.join('\n')}`,
        commitLine(`Publish the policies of ${entry.version}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Corrects an obvious error in a published text, or says why it cannot. */
export async function correct(request: On<CorrectionRequest>, person: Person): Promise<Result> {
  const {problems, correction, changes} = prepareCorrection({...request, today: request.today ?? buildDay()});
  if (!correction || !changes) return refused(problems);
  const {file, sentence, before, after} = correction;
  const paint = terminalPaint();
  person.say(`${file}\n  ${paint.del(sentence.before)}\n  ${paint.ins(sentence.after)}`);
  return agreed(
    {
      siteDir: request.siteDir,
      changes,
      question: 'Correct this sentence?',
      done: [
        `${ledgerFile} keeps both hashes:\n  as published ${before}\n  as corrected ${after}`,
        commitLine(`Correct the policies of ${request.version}`),
      ].join('\n\n'),
    },
    person,
  );
}

/** Takes back an announced version, or says why it cannot. */
export async function withdraw(request: On<WithdrawalRequest>, person: Person): Promise<Result> {
  const {problems, changes} = prepareWithdrawal({...request, today: request.today ?? buildDay()});
  if (problems.length > 0) return refused(problems);
  const {version, reason, approvedBy} = request;
  person.say(`The version of ${longDay(version)} will not take effect: ${reason} Approved by: ${approvedBy}.`);
  return agreed(
    {
      siteDir: request.siteDir,
      changes,
      question: 'Withdraw this version?',
      done: [
        `The version of ${version} is withdrawn. Its page stays and says so, and a new version needs its own notice.`,
        commitLine(`Withdraw the policies of ${version}`),
      ].join('\n\n'),
    },
    person,
  );
}
