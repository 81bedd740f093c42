import {execFileSync} from 'node:child_process';
import {atLine, type Finding} from '../../mdx/finding';
import {pageAddress} from '../../mdx/parse';
import {messages} from './messages';
import {pageAt, type SiteSources} from './sources';

/** The output of Git; empty if it fails, such as in a shallow clone. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return '';
  }
}

/** The files of pages on the main branch, except drafts. Visitors may know their addresses. */
export function publishedFiles(root: string): string[] {
  // The commit where this branch left the main branch; on the main branch, the last one.
  const commit = git(root, 'merge-base', 'HEAD', 'origin/main') || git(root, 'merge-base', 'HEAD', 'main');
  if (!commit) return [];
  const found = git(root, 'grep', '--files-without-match', '^draft: true', commit, '--', 'pages/*.mdx');
  return found.split('\n').map((line) => line.slice(commit.length + 1));
}

/** Pages of the main branch that were renamed or deleted by hand, so that links to them lead nowhere. */
export const lostPages = (published: readonly string[], site: SiteSources): Finding[] =>
  published.flatMap((file) => {
    const address = pageAddress(file);
    if (address === undefined || address in site.former || pageAt(address, site)) return [];
    return [atLine(file, 1, messages.lostPage({address}))];
  });
