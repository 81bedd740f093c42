import {missingProblems, readDrafts} from '../../features/policies/build/draft';
import {readRecord} from '../../features/policies/build/record';
import {archiveProblems} from '../../features/policies/build/versioning';
import {dayNow} from '../../company/today';
import {atLine, type Finding} from '../../mdx/finding';

/** Problems that keep drafts from being published, and all changes to published texts. */
export function policyFindings(root: string): Finding[] {
  const drafts = readDrafts(root);
  const archive = archiveProblems(root, dayNow());
  const missing = archive.length > 0 ? [] : missingProblems(drafts, readRecord(root));
  return [...archive, ...missing, ...drafts.flatMap(({problems}) => problems)].map(({file, line = 1, message}) =>
    atLine(file, line, message),
  );
}
