import {missingProblems, readDrafts} from '../../features/policies/build/draft';
import {readRecord} from '../../features/policies/build/record';
import type {FileProblem} from '../../features/policies/build/problems';
import {archiveProblems} from '../../features/policies/build/versioning';
import {dayNow} from '../../company/today';
import type {Finding} from '../../build/mdx/finding';

const findingOf = ({file, line = 1, message}: FileProblem): Finding => ({
  file,
  line,
  column: 1,
  rule: 'policies',
  message,
});

/** What keeps the drafts from being published, and every change to the published texts. */
export function policyFindings(root: string): Finding[] {
  const drafts = readDrafts(root);
  const archive = archiveProblems(root, dayNow());
  const missing = archive.length > 0 ? [] : missingProblems(drafts, readRecord(root));
  return [...archive, ...missing, ...drafts.flatMap(({problems}) => problems)].map(findingOf);
}
