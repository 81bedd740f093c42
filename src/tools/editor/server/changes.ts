import {isPolicy, readChanges, summarize} from '../../submit/changes';
import {gitIn} from '../../submit/git';
import type {ChangeSummary} from '../protocol';

/** What differs from the last commit, as `npm run submit` summarizes it. */
export async function changesSince(root: string): Promise<ChangeSummary[]> {
  const git = gitIn(root);
  const {changes} = await readChanges(git);
  return Promise.all(
    changes.map(async (one): Promise<ChangeSummary> => {
      const {sentence, words} = await summarize(one, git);
      return {kind: isPolicy(one) ? 'policies' : 'pages', sentence, ...(words && {detail: words})};
    }),
  );
}
