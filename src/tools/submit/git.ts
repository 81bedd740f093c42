// cspell:ignore PATHSPECS pathspec
import {execFile} from 'node:child_process';

/** What git said when it refused. */
export class GitError extends Error {
  constructor(
    readonly said: string,
    readonly missing: boolean,
  ) {
    super(said);
  }
}

type Settings = {input?: string; env?: NodeJS.ProcessEnv};
export type Git = (args: readonly string[], settings?: Settings) => Promise<{out: string; said: string}>;

/** An address may hold a password. */
const withoutSecrets = (text: string) => text.replace(/\/\/[^@/\s]+@/g, '//');

/** Runs git in a folder, without a shell; paths are never patterns, and messages are in English. */
export const gitIn =
  (folder: string): Git =>
  (args, {input, env} = {}) =>
    new Promise((resolve, reject) => {
      const child = execFile(
        'git',
        [...args],
        {
          cwd: folder,
          env: {...process.env, GIT_LITERAL_PATHSPECS: '1', LC_ALL: 'C', ...env},
          maxBuffer: 1 << 28,
        },
        (error, out, said) => {
          if (!error) resolve({out, said: withoutSecrets(said)});
          else reject(new GitError(withoutSecrets(said || error.message).trim(), error.code === 'ENOENT'));
        },
      );
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });

/** For commands that take paths from their input. */
export const fromInput = ['--pathspec-from-file=-', '--pathspec-file-nul'];
export const asInput = (files: readonly string[]): Settings => ({input: files.join('\0')});

/** The answer without its last line break, or undefined where git refuses. */
export const answerOf = (git: Git, ...args: string[]): Promise<string | undefined> =>
  git(args).then(
    ({out}) => out.trimEnd(),
    (error: unknown) => {
      if (error instanceof GitError && !error.missing) return undefined;
      throw error;
    },
  );
