import {rmSync} from 'node:fs';
import path from 'node:path';
import {company} from '../../../company';
import type {Day} from '../../../content/dates';
import {today as buildDay} from '../../../company/today';
import {agreed, refused, type Person, type Result} from './command';
import {archiveFolder, draftFolder, ledgerFile, sidebarFolder, versionFolder, versionsFile} from '../build/paths';
import {prepareRename, prepareReset, type RenameRequest, type Reset, type ResetRequest} from './reset';

type Undated<T extends ResetRequest> = Omit<T, 'today'> & Partial<Pick<T, 'today'>>;

const about = ({owner, versions, drafts}: Reset, name: string): string =>
  [
    `These are the published policies of ${owner}, and src/company names ${name}.`,
    `  Goes: ${versions.length > 0 ? `the versions of ${versions.join(', ')}, with` : ''} the ledger. Git keeps them.`,
    `  Stays: ${drafts.join(', ')}, as drafts that nobody has approved.`,
    '  Every claim counts as not reviewed, because nobody at the new company has looked at its proof.',
  ].join('\n');

const next = (name: string, today: Day) =>
  [
    `The archive of ${name} begins. Its ledger says whose archive it took the place of.`,
    'What to do now:',
    `  1. Read the drafts in ${draftFolder}. Give each a "summary", "approved_by" and "approved_for".`,
    '  2. npm run doctor names every claim that is to be reviewed, with the pages that use it.',
    `  3. npm run policy:publish -- ${today} --without-notice "The first policies of this site"`,
    'Review it, then commit it:',
    `  git add ${archiveFolder} ${sidebarFolder} ${versionsFile} ${draftFolder} src/claims`,
    `  git commit -m "Begin the archive of ${name}"`,
  ].join('\n');

/** Begins the archive of another company, or says why it cannot. */
export async function reset(request: Undated<ResetRequest>, person: Person): Promise<Result> {
  const {siteDir, name = company.name, today = buildDay()} = request;
  const prepared = prepareReset({siteDir, name, today});
  if (prepared.problems.length > 0) return refused(prepared.problems);
  person.say(about(prepared, name));
  const question = `Put the policies of ${prepared.owner} away and begin those of ${name}?`;
  const result = await agreed({siteDir, changes: prepared.changes, question, done: next(name, today)}, person);
  if (result.done) {
    for (const version of prepared.versions)
      rmSync(path.join(siteDir, versionFolder(version)), {recursive: true, force: true});
  }
  return result;
}

/** Records another name of the same company, or says why it cannot. */
export async function rename(request: Undated<RenameRequest>, person: Person): Promise<Result> {
  const {siteDir, name = company.name, today = buildDay()} = request;
  const {problems, changes} = prepareRename({...request, name, today});
  if (problems.length > 0) return refused(problems);
  person.say(`The archive goes on as that of ${name}: ${request.reason} Approved by: ${request.approvedBy}.`);
  const done = `${ledgerFile} names ${name} from now on. Review it, then commit it:\n  git add ${ledgerFile}\n  git commit -m "Name the archive's company ${name}"`;
  return agreed({siteDir, changes, question: `Record the name ${name}?`, done}, person);
}
