import {missingProblems, readDrafts} from '../../features/policies/build/draft';
import {heldOn, readRecord, recordProblems} from '../../features/policies/build/record';
import type {FileProblem} from '../../features/policies/build/problems';
import {noneInForce} from '../../features/policies/build/versioning';
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
  const own = drafts.flatMap(({problems}) => problems);
  const broken = recordProblems(root);
  if (broken.length > 0) return [...broken, ...own].map(findingOf);
  const record = readRecord(root);
  const none = heldOn(dayNow(), record).length === 0 ? [noneInForce] : [];
  return [...none, ...missingProblems(drafts, record), ...own].map(findingOf);
}
