import {changesIn, isPolicy, readChanged} from '../../submit/changes';
import {checkRepository, Stop} from '../../submit/checks';
import {gitIn, GitError} from '../../submit/git';
import {tell} from '../../submit/told';
import type {ChangeSummary, Refused} from '../protocol';

/** What differs from the last commit, in the words in which it is submitted. */
export async function changesSince(root: string): Promise<{changes: ChangeSummary[]} | Refused> {
  const git = gitIn(root);
  try {
    await checkRepository(git, root);
    const {files} = await readChanged(git);
    const changes: ChangeSummary[] = [];
    for (const part of ['pages', 'policies'] as const) {
      const own = files.filter((file) => isPolicy(file) === (part === 'policies'));
      const told = own.length > 0 ? await tell(await changesIn(git, own), git) : [];
      changes.push(...told.map(({sentence, detail}) => ({part, sentence, detail})));
    }
    return {changes};
  } catch (error) {
    if (error instanceof Stop || error instanceof GitError) return {refused: error.message};
    throw error;
  }
}
