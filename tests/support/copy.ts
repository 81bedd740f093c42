import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../src/mdx/finding';
import {collect} from '../../src/tools/processes';
import {filesIn} from '../../src/mdx/sources';
import {copyOfSite} from './siteCopy';

/** The error of a command that refused. Its message is all that a writer sees. */
export class CommandRefused extends Error {}

export type Copy = ReturnType<typeof openCopy>;

/** A copy of the site for a writer's edits. Paths start at its root. Commands in it run with the settings in `env`. */
export function openCopy(name: string, env: NodeJS.ProcessEnv = {}) {
  const folder = copyOfSite(name, {withTests: true});
  const at = (file: string) => path.join(folder, file);
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), content);
  };
  const run = (script: string, ...args: string[]) => collect(script, args, {cwd: folder, env});
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@company.example', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const keep = () => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message', 'Keep what was edited');
  };
  git('init', '--quiet', '--initial-branch=main');
  keep();
  return {
    folder,
    read,
    write,
    run,
    /** Keeps all edits so far. */
    keep,
    /** Replaces the first match, which must exist. */
    change(file: string, find: string | RegExp, put: string): void {
      const text = read(file);
      const changed = text.replace(find, () => put);
      if (changed === text) throw new Error(`${file} does not contain ${String(find)}.`);
      write(file, changed);
    },
    remove(file: string): void {
      rmSync(at(file), {recursive: true});
    },
    rename(from: string, to: string): void {
      mkdirSync(path.dirname(at(to)), {recursive: true});
      renameSync(at(from), at(to));
    },
    /** Runs `npm run <name> -- <args>`, which must succeed. */
    async command(command: string, ...args: string[]): Promise<void> {
      const {code, output} = await run('src/cli/run.mjs', command, ...args);
      if (code !== 0) throw new CommandRefused(output.trim());
    },
    async doctor(): Promise<Finding[]> {
      const {output} = await run('src/cli/run.mjs', 'doctor', '--json');
      const start = output.indexOf('[');
      if (start < 0) throw new Error(output.trim());
      return JSON.parse(output.slice(start)) as Finding[];
    },
    /** What fails of the tests that read the pages and the built site. Files that match the pattern are left out. */
    async failedTests(leftOut: string): Promise<string> {
      const args = ['--selectProjects', 'content', 'site', '--testPathIgnorePatterns', leftOut];
      const {code, output} = await run('node_modules/jest/bin/jest.js', ...args);
      return code === 0 ? '' : output;
    },
    pages: () => filesIn(at('pages')).map((file) => `pages/${file}`),
    /** The files that differ from the last kept state. */
    touched: () =>
      git('status', '--porcelain', '-z', '--untracked-files=all')
        .split('\0')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    /** Undoes all edits since the last kept state. */
    reset(): void {
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '--force', '-d');
    },
    discard(): void {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
