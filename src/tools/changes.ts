import {archiveFolder, draftFolder, versionsFile} from '../features/policies/build/paths';
import {pageAddress} from '../mdx/parse';
import {linesOf, type Git} from './git';

export type Change = {kind: 'added' | 'changed' | 'removed'; file: string};

/** Changes since the last commit, and new files that are not part of the site's content. */
type Changes = {changes: Change[]; leftOut: string[]};

/** The legal team approves these, and nothing else. */
export const isPolicy = ({file}: Change): boolean =>
  file === versionsFile || [draftFolder, archiveFolder].some((folder) => file.startsWith(`${folder}/`));

const contentFolders = ['pages/', 'static/', 'src/claims/', 'src/content/', 'src/company/'];
const isContent = (change: Change) =>
  isPolicy(change) || contentFolders.some((folder) => change.file.startsWith(folder));

function kindOf(code: string): Change['kind'] {
  if (code.includes('D')) return 'removed';
  return code.startsWith('A') || code === '??' ? 'added' : 'changed';
}

/** Compares files with the last commit, whether they are staged or not. */
export async function readChanges(git: Git): Promise<Changes> {
  const {stdout: prefix} = await git('rev-parse', '--show-prefix');
  const {stdout} = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', '.');
  const found: Changes = {changes: [], leftOut: []};
  for (const entry of stdout.split('\0').filter(Boolean)) {
    const code = entry.slice(0, 2);
    const change = {kind: kindOf(code), file: entry.slice(3 + prefix.trimEnd().length)};
    if (code === '??' && !isContent(change)) found.leftOut.push(change.file);
    else found.changes.push(change);
  }
  return found;
}

const nameOf = (file: string) => (/^pages\/.*\.mdx$/.test(file) && pageAddress(file)) || file;

/** The changed words of a file, from Git's word diff. */
async function wordsIn(file: string, git: Git): Promise<string> {
  const color = process.stdout.isTTY && !process.env.NO_COLOR ? '--color=always' : '--no-color';
  const words = '--word-diff-regex=[^[:space:][:punct:]]+|[[:punct:]]';
  const {stdout} = await git('diff', color, '--word-diff', words, '--unified=0', 'HEAD', '--', file);
  const [, ...parts] = stdout.split(/^.*@@.*\n/m);
  return parts.join('').trimEnd();
}

/** A change as a sentence, with the changed words of pages and claims. */
export async function summarize({kind, file}: Change, git: Git): Promise<{sentence: string; words: string}> {
  const isCopy = /^(pages|src\/claims)\//.test(file) && /\.(mdx|json)$/.test(file);
  const words = kind === 'changed' && isCopy ? await wordsIn(file, git) : '';
  return {sentence: `${kind[0]?.toUpperCase()}${kind.slice(1)} ${nameOf(file)}.`, words};
}

/** Submissions have branches of their own. */
export const branchFolder = 'submit/';

/** Whether a submission was committed and not pushed, because there was no connection. */
export async function isWaiting(git: Git): Promise<boolean> {
  const [branch = ''] = await linesOf(git, 'branch', '--show-current');
  if (!branch.startsWith(branchFolder)) return false;
  return (await linesOf(git, 'rev-list', 'HEAD', '--not', '--remotes')).length > 0;
}
