import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {archiveFolder, draftFolder, versionsFile} from '../../features/policies/build/paths';
import {asInput, fromInput, type Git} from './git';

/** What differs from the last commit, by its paths in the site. */
type Changed = {
  files: string[];
  /** New files that are not the site's content. */
  strangers: string[];
  /** Files in which git found a conflict that nobody has resolved. */
  conflicts: string[];
};

export type Change = {kind: 'added' | 'changed' | 'removed' | 'moved'; file: string; from?: string};

const policyFolders = [draftFolder, archiveFolder].map((folder) => `${folder}/`);

/** Legal staff approve these, and nothing else. */
export const isPolicy = (file: string): boolean =>
  file === versionsFile || policyFolders.some((folder) => file.startsWith(folder));

const contentFolders = ['pages/', 'static/', 'src/claims/', 'src/content/', 'src/company/'];
const isScratch = (file: string) => /(^|\/)(\.|~)|~$/.test(file.replace('static/.well-known/', 'static/'));
const isContent = (file: string) =>
  (isPolicy(file) || contentFolders.some((folder) => file.startsWith(folder))) && !isScratch(file);

/** The last commit is compared with the files as they are, whatever was staged. */
export async function readChanged(git: Git): Promise<Changed> {
  const {out: prefix} = await git(['rev-parse', '--show-prefix']);
  const own = prefix.trimEnd();
  const {out} = await git(['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', '.']);
  const changed: Changed = {files: [], strangers: [], conflicts: []};
  for (const entry of out.split('\0').filter(Boolean)) {
    const code = entry.slice(0, 2);
    const file = entry.slice(3 + own.length);
    if (/U|AA|DD/.test(code)) changed.conflicts.push(file);
    // Added and removed again: there is nothing to hand in.
    else if (code === 'AD') continue;
    else if (code === '??' && !isContent(file)) changed.strangers.push(file);
    else changed.files.push(file);
  }
  return changed;
}

const kinds = {A: 'added', M: 'changed', T: 'changed', D: 'removed', R: 'moved'} as const;

function parse(out: string): Change[] {
  const words = out.split('\0').filter(Boolean).values();
  const changes: Change[] = [];
  for (const status of words) {
    const kind = kinds[status.charAt(0) as keyof typeof kinds];
    const first = String(words.next().value);
    changes.push(kind === 'moved' ? {kind, from: first, file: String(words.next().value)} : {kind, file: first});
  }
  return changes;
}

/** What a commit of these files would change, worked out beside the person's own index. */
export async function changesIn(git: Git, files: readonly string[]): Promise<Change[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'submit-'));
  const env = {GIT_INDEX_FILE: path.join(folder, 'index')};
  try {
    await git(['read-tree', 'HEAD'], {env});
    await git(['add', '-A', ...fromInput], {env, ...asInput(files)});
    const {out} = await git(['diff', '--cached', '--relative', '-M', '-z', '--name-status', 'HEAD'], {env});
    return parse(out);
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
