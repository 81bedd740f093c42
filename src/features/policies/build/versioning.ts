import type {Day} from '../../../content/dates';
import {today} from '../../../company/today';
import {messages, sentenceOf, type FileProblem} from '../messages';
import {recordFile} from './paths';
import {inForceOn, policiesIn} from '../model/timeline';
import {readRecord, recordProblems, storedVersions} from './recordFile';

/** Problems that stop a build on that day. */
export function archiveProblems(siteDir: string, day: Day = today()): FileProblem[] {
  const problems = recordProblems(siteDir);
  if (problems.length > 0) return problems;
  const policies = policiesIn(readRecord(siteDir), day);
  return inForceOn(day, policies).length > 0 ? [] : [{file: recordFile, message: messages.noneInForce}];
}

/**
 * How Docusaurus serves the policies: every stored version at its permanent address and, in development, the drafts.
 * The plugin beside this file adds the short addresses, because each policy has its own version in force.
 */
export function versioning(siteDir: string, isProduction: boolean) {
  const problems = archiveProblems(siteDir);
  if (problems.length > 0) throw new Error(`\n\n${problems.map(sentenceOf).join('\n')}\n`);
  const names = storedVersions(readRecord(siteDir));
  const hidden = {banner: 'none' as const, badge: false, noIndex: true};
  // Docusaurus rejects options for a draft that it does not include.
  const draft = isProduction ? [] : [['current', {label: 'Draft', path: 'draft', ...hidden}] as const];
  return {
    includeCurrentVersion: !isProduction,
    lastVersion: names[0] ?? 'current',
    versions: Object.fromEntries([...names.map((name) => [name, {path: name, ...hidden}] as const), ...draft]),
  };
}
