import type {Day} from '../../catalogue/policies/dates';
import {prepareCorrection, type CorrectionRequest} from './correct';
import {archiveFolder, ledgerFile, sidebarFolder, versionsFile} from './paths';
import {effectLine, preparePublication, type PublishRequest} from './publish';
import {compareTexts} from './redline';
import {printRedline, terminalPaint} from './terminal';
import {today as buildDay} from '../today';
import {writeAll} from './writing';

export type Result = {done: boolean; message: string};

const refused = (problems: readonly string[]): Result => ({done: false, message: problems.join('\n')});

const commitLine = (message: string) =>
  `Review it, then commit it:\n  git add ${archiveFolder} ${sidebarFolder} ${versionsFile}\n  git commit -m "${message}"`;

type On<T extends {today: Day}> = Omit<T, 'today'> & {today?: Day};

/** Publishes the drafts, or lists everything that prevents it. */
export async function publish({today = buildDay(), ...request}: On<PublishRequest>): Promise<Result> {
  const {problems, publication} = await preparePublication({...request, today});
  if (!publication) return refused(problems);
  const {record, changes, comparisons} = publication;
  writeAll(request.siteDir, changes);
  const redlines = comparisons.map(({title, from, older, newer}) =>
    printRedline({title, from, to: record.version, ...compareTexts(older, newer)}, terminalPaint()),
  );
  const reason = record.withoutNotice ? [`Published without the promised notice: ${record.withoutNotice}`] : [];
  return {
    done: true,
    message: [
      ...redlines,
      [`Version ${record.version} is published. ${effectLine(record)}`, ...reason].join('\n'),
      `Files written:\n${Object.keys(changes)
        .map((file) => `  ${file}`)
        .join('\n')}`,
      commitLine(`Publish the policies of ${record.version}`),
    ].join('\n\n'),
  };
}

/** Corrects an obvious error in a published text, or says why it cannot. */
export function correct({today = buildDay(), ...request}: On<CorrectionRequest>): Result {
  const {problems, correction, changes} = prepareCorrection({...request, today});
  if (!correction || !changes) return refused(problems);
  writeAll(request.siteDir, changes);
  const {file, replaced, by, before, after} = correction;
  return {
    done: true,
    message: [
      `${file}: ${terminalPaint().del(replaced)} ${terminalPaint().ins(by)}`,
      `${ledgerFile} keeps both hashes:\n  as published ${before}\n  as corrected ${after}`,
      commitLine(`Correct the policies of ${request.version}`),
    ].join('\n\n'),
  };
}
