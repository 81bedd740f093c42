// cspell:ignore PATHSPECS
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {Refusal} from '../content/refusal';

export class GitError extends Refusal {}

export type Git = (...args: readonly string[]) => Promise<{stdout: string; stderr: string}>;

/** Runs Git in a folder, without a shell. Paths are never patterns, and messages are in English. */
export const gitIn =
  (cwd: string): Git =>
  (...args) => {
    const env = {...process.env, GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C'};
    return promisify(execFile)('git', args, {cwd, env, maxBuffer: 1 << 28}).catch(({stderr, message}) => {
      throw new GitError(String(stderr || message).trim());
    });
  };

export const linesOf = async (git: Git, ...args: readonly string[]): Promise<string[]> =>
  (await git(...args)).stdout.split('\n').filter(Boolean);
