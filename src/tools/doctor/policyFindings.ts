import {missingProblems, readDrafts} from '../../features/policies/build/draft';
import {heldOn, readRecord, recordProblems} from '../../features/policies/build/record';
import {noneInForce} from '../../features/policies/build/versioning';
import {dayNow} from '../../company/today';
import type {Finding} from '../../build/mdx/finding';

/** Splits the place off a sentence of publishing: `file: line 12: sentence`. */
function findingOf(problem: string): Finding {
  const [, file = '', line, message = problem] = /^([^:]+): (?:line (\d+): )?([^]*)$/.exec(problem) ?? [];
  return {file, line: Number(line ?? 1), column: 1, rule: 'policies', message};
}

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
