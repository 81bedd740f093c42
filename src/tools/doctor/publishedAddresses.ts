import {execFileSync} from 'node:child_process';
import {addressOf} from '../../build/mdx/parse';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/** The commit at which this branch left the main one; on the main branch, the last commit. */
function mainCommit(root: string): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', branch);
    } catch {
      // No such branch here: a shallow clone, or no repository at all.
    }
  }
  return undefined;
}

/** The addresses of pages that are on the main branch and no drafts there, which visitors may know. */
export function publishedAddresses(root: string): string[] {
  const commit = mainCommit(root);
  if (!commit) return [];
  try {
    const found = git(root, 'grep', '--files-without-match', '^draft: true', commit, '--', 'pages/*.mdx');
    return found.split('\n').flatMap((line) => addressOf(line.slice(commit.length + 1)) ?? []);
  } catch {
    return [];
  }
}
