import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {sha256} from './ledger';
import {archiveFolder, sidebarFolder, versionsFile} from './paths';

const git = (siteDir: string, ...args: string[]): Buffer | undefined => {
  try {
    return execFileSync('git', args, {cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 64 * 1024 * 1024});
  } catch {
    return undefined;
  }
};

export type Past = {commit: string; content: Buffer};

/** A file as each commit left it, the newest first; nothing where there is no history, as in a copy of the folder. */
export function* pastOf(siteDir: string, file: string): Generator<Past> {
  if (!existsSync(path.join(siteDir, '.git'))) return;
  const commits = git(siteDir, 'log', '--format=%h', '--', file)?.toString().split('\n').filter(Boolean) ?? [];
  for (const commit of commits) {
    const content = git(siteDir, 'show', `${commit}:${file}`);
    if (content) yield {commit, content};
  }
}

/** The whole archive, because a text that is restored without its ledger, or the other way round, is still broken. */
const whole = `${versionsFile} ${archiveFolder} ${sidebarFolder}`;

export const restoreFrom = (commit: string, what: string = whole): string =>
  `Restore it with: git checkout ${commit} -- ${what}`;

/** The way back to a file with that hash: where history has it, from there. */
export function restoreFile(siteDir: string, file: string, seal: string): string {
  for (const {commit, content} of pastOf(siteDir, file)) {
    if (sha256(content) === seal) return restoreFrom(commit, file);
  }
  return restoreFrom('HEAD');
}
