import {archiveFolder, draftFolder, versionsFile} from '../../features/policies/build/paths';
import {addressOf} from '../../build/mdx/parse';
import type {Git} from './git';
import {messages} from './messages';

type Kind = 'added' | 'changed' | 'removed';
export type Change = {kind: Kind; file: string};

/** What differs from the last commit, by its paths in the site. */
type Changes = {
  changes: Change[];
  /** New files that are not the site's content. */
  leftOut: string[];
  conflicts: string[];
};

const policyFolders = [draftFolder, archiveFolder].map((folder) => `${folder}/`);

/** Legal staff approve these, and nothing else. */
export const isPolicy = ({file}: Change): boolean =>
  file === versionsFile || policyFolders.some((folder) => file.startsWith(folder));

const contentFolders = [...policyFolders, 'pages/', 'static/', 'src/claims/', 'src/content/', 'src/company/'];
const isContent = (file: string) => contentFolders.some((folder) => file.startsWith(folder));

function kindOf(code: string): Kind {
  if (code.includes('D')) return 'removed';
  return code.startsWith('A') || code === '??' ? 'added' : 'changed';
}

/** The last commit is compared with the files as they are, whatever was staged. */
export async function readChanges(git: Git): Promise<Changes> {
  const {out: prefix} = await git('rev-parse', '--show-prefix');
  const own = prefix.trimEnd();
  const {out} = await git('status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', '.');
  const found: Changes = {changes: [], leftOut: [], conflicts: []};
  for (const entry of out.split('\0').filter(Boolean)) {
    const code = entry.slice(0, 2);
    const file = entry.slice(3 + own.length);
    if (/U|AA|DD/.test(code)) found.conflicts.push(file);
    // Added and removed again.
    else if (code === 'AD') continue;
    else if (code === '??' && !isContent(file) && file !== versionsFile) found.leftOut.push(file);
    else found.changes.push({kind: kindOf(code), file});
  }
  return found;
}

const nameOf = (file: string) => (/^pages\/.*\.mdx$/.test(file) && addressOf(file)) || file;

/** The changed words of a file, as Git tells them apart. */
async function wordsIn(file: string, git: Git): Promise<string> {
  const color = process.stdout.isTTY && !process.env.NO_COLOR ? '--color=always' : '--no-color';
  const words = '--word-diff-regex=[^[:space:][:punct:]]+|[[:punct:]]';
  const {out} = await git('diff', color, '--word-diff', words, '--unified=0', 'HEAD', '--', file);
  return out
    .split(/^.*@@.*\n/m)
    .slice(1)
    .join('')
    .trimEnd();
}

/** A change in a sentence, and the changed words of pages and figures. */
export async function summarize({kind, file}: Change, git: Git): Promise<{sentence: string; words: string}> {
  const isCopy = /^(pages|src\/claims)\//.test(file) && /\.(mdx|json)$/.test(file);
  const words = kind === 'changed' && isCopy ? await wordsIn(file, git) : '';
  return {sentence: messages[kind]({name: nameOf(file)}), words};
}
