import {answerOf, type Git} from './git';

const folder = 'submit/';

/** `New job: data engineer` becomes `new-job-data-engineer`; empty if there is no letter or digit in it. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The branch that is checked out, or undefined where a commit is. */
export const currentBranch = (git: Git): Promise<string | undefined> =>
  answerOf(git, 'symbolic-ref', '--quiet', '--short', 'HEAD');

export const isHandIn = (branch: string | undefined): branch is string => branch?.startsWith(folder) ?? false;

/** A branch of this name that nobody has yet, here or on a remote. */
export async function freshBranch(git: Git, title: string): Promise<string> {
  const {out} = await git(['for-each-ref', '--format=%(refname)', 'refs/heads', 'refs/remotes']);
  const taken = out.split('\n').map((name) => name.replace(/^refs\/(heads|remotes\/[^/]+)\//, ''));
  const name = folder + slugOf(title);
  for (let count = 1; ; count += 1) {
    const numbered = count === 1 ? name : `${name}-${count}`;
    if (!taken.includes(numbered)) return numbered;
  }
}

/** Where changes are sent to, if anywhere. */
export async function remoteOf(git: Git): Promise<string | undefined> {
  const remotes = (await git(['remote'])).out.split('\n').filter(Boolean);
  return remotes.includes('origin') ? 'origin' : remotes[0];
}

const origin = (branch: string) => `branch.${branch}.submitFrom`;

/** Begins a branch, and remembers from which one. */
export async function begin(git: Git, branch: string, from: string): Promise<void> {
  await git(['switch', '--quiet', '--create', branch]);
  await git(['config', origin(branch), from]);
}

/** The branch to go back to. */
export async function homeOf(git: Git, current: string | undefined): Promise<string> {
  if (!isHandIn(current)) return current ?? 'main';
  return (await answerOf(git, 'config', '--get', origin(current))) ?? 'main';
}

/** Whether the branch holds commits that no remote has. */
export const isWaiting = async (git: Git): Promise<boolean> =>
  (await answerOf(git, 'rev-list', '--count', 'HEAD', '--not', '--remotes')) !== '0';
