import {slugOf} from '../../content/slug';
import {answerOf, type Git} from './git';

const folder = 'submit/';

/** The current branch, or undefined if a commit is checked out. */
export const currentBranch = (git: Git): Promise<string | undefined> =>
  answerOf(git, 'symbolic-ref', '--quiet', '--short', 'HEAD');

export const isSubmission = (branch: string | undefined): branch is string => branch?.startsWith(folder) ?? false;

/** `submit/new-job-data-engineer`, or with a number: the first name that is free, here and on all remotes. */
export async function freeName(git: Git, title: string): Promise<string> {
  const {out} = await git('for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes');
  const taken = out.split('\n').map((name) => name.replace(/^refs\/(heads|remotes\/[^/]+)\//, ''));
  const name = folder + slugOf(title);
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** The remote to push to, if there is one. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const remotes = (await git('remote')).out.split('\n').filter(Boolean);
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

/** Whether the branch has commits that no remote has. */
export const isWaiting = async (git: Git): Promise<boolean> =>
  (await answerOf(git, 'rev-list', '--count', 'HEAD', '--not', '--remotes')) !== '0';
