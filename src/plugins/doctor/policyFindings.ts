import {standing} from '../../catalogue/policies/timeline';
import {readDrafts} from '../policies/draft';
import {readRecords} from '../policies/ledger';
import {missingProblems} from '../policies/publish';
import {sealProblems} from '../policies/seal';
import type {Finding} from './finding';

/** Splits the place off a sentence of publishing: `file: line 12: sentence`. */
function findingOf(problem: string): Finding {
  const [, file = '', line, message = problem] = /^([^:]+): (?:line (\d+): )?([^]*)$/.exec(problem) ?? [];
  return {file, line: Number(line ?? 1), column: 1, rule: 'policies', message};
}

/** What keeps the drafts from being published, and every change to the archive. */
export async function policyFindings(root: string): Promise<Finding[]> {
  const {drafts, ownProblems} = await readDrafts(root);
  const broken = sealProblems(root);
  const [newest] = broken.length > 0 ? [] : standing(readRecords(root));
  const missing = missingProblems(drafts, Object.keys(newest?.policies ?? {}));
  return [...broken, ...missing, ...ownProblems].map(findingOf);
}
