// cspell:ignore PATHSPECS
import {execFile} from 'node:child_process';
import {Refusal} from '../../content/refusal';

/** What Git said when it refused. */
export class GitError extends Refusal {}

export type Git = (...args: readonly string[]) => Promise<{out: string; said: string}>;

/** Runs Git in a folder, without a shell; paths are never patterns, and messages are in English. */
export const gitIn =
  (cwd: string): Git =>
  (...args) =>
    new Promise((resolve, reject) => {
      const env = {...process.env, GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C'};
      execFile('git', args, {cwd, env, maxBuffer: 1 << 28}, (error, out, said) => {
        if (error) reject(new GitError((said || error.message).trim()));
        else resolve({out, said});
      });
    });

/** The lines that Git answers. */
export const linesOf = async (git: Git, ...args: readonly string[]): Promise<string[]> =>
  (await git(...args)).out.split('\n').filter(Boolean);
