import {readDrafts} from '../policies/draft';
import {sealProblems} from '../policies/seal';
import type {Finding} from './finding';

/** Splits the place off a sentence of publishing: `file: line 12: sentence`. */
function findingOf(problem: string): Finding {
  const [, file = '', line, message = problem] = /^([^:]+): (?:line (\d+): )?([^]*)$/.exec(problem) ?? [];
  return {file, line: Number(line ?? 1), column: 1, rule: 'policies', message};
}

/** What keeps the drafts from being published, and every change to the archive. */
export async function policyFindings(root: string): Promise<Finding[]> {
  const {ownProblems} = await readDrafts(root);
  return [...sealProblems(root), ...ownProblems].map(findingOf);
}
