import {isPolicy, readChanges, summarize} from '../../submit/changes';
import {gitIn, GitError} from '../../submit/git';
import type {ChangeSummary, Refused} from '../protocol';

/** What differs from the last commit, as `npm run submit` summarizes it. */
export async function changesSince(root: string): Promise<{changes: ChangeSummary[]} | Refused> {
  const git = gitIn(root);
  try {
    const {changes} = await readChanges(git);
    const summaries = changes.map(async (one): Promise<ChangeSummary> => {
      const {sentence, words} = await summarize(one, git);
      return {part: isPolicy(one) ? 'policies' : 'pages', sentence, ...(words && {detail: words})};
    });
    return {changes: await Promise.all(summaries)};
  } catch (error) {
    if (error instanceof GitError) return {refused: error.message};
    throw error;
  }
}
