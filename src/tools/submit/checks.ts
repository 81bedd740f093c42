import {existsSync} from 'node:fs';
import path from 'node:path';
import {isPolicy, readChanged} from './changes';
import {answerOf, GitError, type Git} from './git';
import {slugOf} from './branch';
import * as say from './sentences';

/** A reason not to hand in, as a person reads it. */
export class Stop extends Error {}

/** Which part of a mixed change is meant. */
export type Part = 'policies' | 'pages';

export function checkTitle(title: string): void {
  if (!title) throw new Stop(say.untitled);
  if (/[\r\n]/.test(title)) throw new Stop(say.manyLines);
  if (title.length > say.longestTitle) throw new Stop(say.tooLong(title));
  if (!slugOf(title)) throw new Stop(say.wordless);
}

const unfinished = {
  merge: ['MERGE_HEAD'],
  rebase: ['rebase-merge', 'rebase-apply'],
  'cherry-pick': ['CHERRY_PICK_HEAD'],
  revert: ['REVERT_HEAD'],
};

/** Stops unless there is a history to hand in to, with nothing half done in it. */
export async function checkRepository(git: Git, root: string): Promise<void> {
  const inside = await answerOf(git, 'rev-parse', '--is-inside-work-tree').catch((error: unknown) => {
    throw error instanceof GitError ? new Stop(say.noGit) : error;
  });
  if (inside !== 'true') throw new Stop(say.noRepository);
  if (!(await answerOf(git, 'rev-parse', '--verify', '--quiet', 'HEAD'))) throw new Stop(say.noCommits);
  for (const [what, files] of Object.entries(unfinished)) {
    for (const file of files) {
      const place = await answerOf(git, 'rev-parse', '--git-path', file);
      if (place && existsSync(path.resolve(root, place))) throw new Stop(say.underWay(what));
    }
  }
}

type Chosen = {files: string[]; strangers: string[]};

/** The files to hand in, or a stop where policies and other copy would go together. */
export async function chooseFiles(git: Git, title: string, only: Part | undefined): Promise<Chosen> {
  const {files, strangers, conflicts} = await readChanged(git);
  if (conflicts.length > 0) throw new Stop(say.conflicts(conflicts));
  const policies = files.filter(isPolicy);
  const others = files.filter((file) => !isPolicy(file));
  if (only) {
    const chosen = only === 'policies' ? policies : others;
    if (files.length > 0 && chosen.length === 0) throw new Stop(say.nothingOf(only));
    return {files: chosen, strangers};
  }
  if (policies.length > 0 && others.length > 0) throw new Stop(say.mixed(policies, others, title));
  return {files, strangers};
}
