import {execFileSync} from 'node:child_process';
import {atLine, type Finding} from '../../mdx/finding';
import {pageAddress} from '../../mdx/parse';
import {pageAt, type SiteSources} from './sources';

/** The output of Git; empty if it fails, such as in a shallow clone. */
export function gitOutput(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  } catch {
    return '';
  }
}

/** The files of pages of the main branch that were renamed or deleted by hand. Visitors may know their addresses. */
export function lostFiles(root: string, site: SiteSources): string[] {
  const commit = ['origin/main', 'main'].map((branch) => gitOutput(root, 'merge-base', 'HEAD', branch)).find(Boolean);
  if (!commit) return [];
  const found = gitOutput(root, 'grep', '--files-without-match', '^draft: true', commit, '--', 'pages/*.mdx');
  return found.split('\n').flatMap((line) => {
    const file = line.slice(commit.length + 1);
    const address = pageAddress(file);
    return address !== undefined && !(address in site.former) && !pageAt(address, site) ? file : [];
  });
}

export const lostPages = (root: string, site: SiteSources): Finding[] =>
  lostFiles(root, site).map((file) => {
    const address = pageAddress(file) ?? '';
    const moved = `If you renamed it, run \`npm run rename -- ${address} <new address>\`.`;
    const gone = `If it is gone, run \`npm run remove -- ${address}\`.`;
    return atLine(file, 1, `"${address}" is on the main branch, but its page is missing here. ${moved} ${gone}`);
  });
