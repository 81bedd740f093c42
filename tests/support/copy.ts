import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Finding} from '../../src/mdx/finding';
import {collect, type Finished} from '../../src/tools/processes';
import {filesIn} from '../../src/mdx/sources';
import {copyOfSite} from './siteCopy';

/** A copy of the site for a writer's edits. Paths start at its root. */
export type Copy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, content: string | Buffer) => void;
  /** Replaces the first match, which must exist. */
  change: (file: string, find: string | RegExp, put: string) => void;
  remove: (file: string) => void;
  rename: (from: string, to: string) => void;
  /** Runs `npm run <name> -- <args>`, which must succeed. */
  command: (name: string, ...args: string[]) => Promise<void>;
  run: (script: string, ...args: string[]) => Promise<Finished>;
  doctor: () => Promise<Finding[]>;
  /** What fails of the tests that read the pages and the built site. Files that match the pattern are left out. */
  failedTests: (leftOut: string) => Promise<string>;
  /** The current page files. */
  pages: () => string[];
  /** The files that differ from the last kept state. */
  touched: () => string[];
  /** Keeps all edits so far. */
  keep: () => void;
  /** Undoes all edits since the last kept state. */
  reset: () => void;
  discard: () => void;
};

/** The error of a command that refused. Its message is all that a writer sees. */
export class CommandRefused extends Error {}

/** Commands in the copy run with the settings in `env`. */
export function openCopy(name: string, env: NodeJS.ProcessEnv = {}): Copy {
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
    keep,
    change(file, find, put) {
      const text = read(file);
      const changed = text.replace(find, () => put);
      if (changed === text) throw new Error(`${file} does not contain ${String(find)}.`);
      write(file, changed);
    },
    remove: (file) => {
      rmSync(at(file), {recursive: true});
    },
    rename(from, to) {
      mkdirSync(path.dirname(at(to)), {recursive: true});
      renameSync(at(from), at(to));
    },
    async command(command, ...args) {
      const {code, output} = await run('src/cli/run.mjs', command, ...args);
      if (code !== 0) throw new CommandRefused(output.trim());
    },
    async doctor() {
      const {output} = await run('src/cli/run.mjs', 'doctor', '--json');
      const start = output.indexOf('[');
      if (start < 0) throw new Error(output.trim());
      return JSON.parse(output.slice(start)) as Finding[];
    },
    async failedTests(leftOut) {
      const args = ['--selectProjects', 'content', 'site', '--testPathIgnorePatterns', leftOut];
      const {code, output} = await run('node_modules/jest/bin/jest.js', ...args);
      return code === 0 ? '' : output;
    },
    pages: () => filesIn(at('pages')).map((file) => `pages/${file}`),
    touched: () =>
      git('status', '--porcelain', '-z', '--untracked-files=all')
        .split('\0')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    reset() {
      git('reset', '--quiet', '--hard');
      git('clean', '--quiet', '--force', '-d');
    },
    discard: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
