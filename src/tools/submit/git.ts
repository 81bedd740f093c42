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

/** The answer without its last line break, or undefined where Git refuses. */
export const answerOf = (git: Git, ...args: string[]): Promise<string | undefined> =>
  git(...args).then(
    ({out}) => out.trimEnd(),
    () => undefined,
  );
