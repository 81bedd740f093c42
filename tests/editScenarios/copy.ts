import {cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {collect, type Finished} from '../../src/cli/support/processes';
import type {Finding} from '../../src/build/mdx/finding';
import {filesIn} from '../../src/tools/doctor/sources';
import {root} from '../support/files';
import {copyOfSite} from '../support/siteCopy';

/** A copy of the site in which a writer works. Files are named from its root. */
export type Copy = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, content: string | Buffer) => void;
  /** Replaces the first place that says so; there has to be one. */
  change: (file: string, find: string | RegExp, put: string) => void;
  remove: (file: string) => void;
  rename: (from: string, to: string) => void;
  /** `npm run <name> -- <args>`; it has to succeed. */
  command: (name: string, ...args: string[]) => Promise<void>;
  run: (script: string, ...args: string[]) => Promise<Finished>;
  doctor: () => Promise<Finding[]>;
  /** The pages that are there now, from the root. */
  pages: () => string[];
  /** Begins to count anew what is touched; what was edited stays. */
  begin: () => void;
  /** The files that were edited since then, or undefined after a command, which may edit any. */
  touched: () => string[] | undefined;
  /** Takes back all edits. */
  reset: () => void;
  discard: () => void;
};

/** What edits may change. */
const edited = ['pages', 'src', 'static', 'docusaurus.config.ts', 'versioned_docs', 'versions.json'];

/** A command of this site would not do it. Its words are all that a writer sees. */
export class CommandRefused extends Error {}

export function openCopy(name: string): Copy {
  const folder = copyOfSite(name, {withTests: true});
  const at = (file: string) => path.join(folder, file);
  let touched = new Set<string>();
  let byCommand = false;
  let sinceBegun = {files: new Set<string>(), byCommand: false};
  const touch = (...files: string[]) => {
    for (const file of files) {
      touched.add(file);
      sinceBegun.files.add(file);
    }
  };
  const begin = () => {
    sinceBegun = {files: new Set<string>(), byCommand: false};
  };
  const read = (file: string) => readFileSync(at(file), 'utf8');
  const write = (file: string, content: string | Buffer) => {
    touch(file);
    mkdirSync(path.dirname(at(file)), {recursive: true});
    writeFileSync(at(file), content);
  };
  const restore = (part: string) => {
    if (existsSync(at(part))) rmSync(at(part), {recursive: true});
    if (existsSync(path.join(root, part))) cpSync(path.join(root, part), at(part), {recursive: true});
  };
  // All edits together are looked at as every run of the tests does, however many there are.
  const run = (script: string, ...args: string[]) => collect(script, args, {cwd: folder, env: {WHOLE: ''}});
  return {
    folder,
    read,
    write,
    run,
    change(file, find, put) {
      const text = read(file);
      const changed = text.replace(find, () => put);
      if (changed === text) throw new Error(`${file} does not say ${String(find)}.`);
      write(file, changed);
    },
    remove: (file) => {
      touch(file);
      rmSync(at(file), {recursive: true});
    },
    rename(from, to) {
      touch(from, to);
      mkdirSync(path.dirname(at(to)), {recursive: true});
      renameSync(at(from), at(to));
    },
    async command(command, ...args) {
      byCommand = true;
      sinceBegun.byCommand = true;
      const {code, output} = await run('src/cli/run.mjs', command, ...args);
      if (code !== 0) throw new CommandRefused(output.trim());
    },
    async doctor() {
      const {output} = await run('src/cli/run.mjs', 'doctor', '--json');
      const start = output.indexOf('[');
      if (start < 0) throw new Error(output.trim());
      return JSON.parse(output.slice(start)) as Finding[];
    },
    pages: () => filesIn(at('pages')).map((file) => `pages/${file}`),
    begin,
    touched: () => (sinceBegun.byCommand ? undefined : [...sinceBegun.files]),
    reset() {
      for (const part of byCommand ? edited : touched) restore(part);
      touched = new Set();
      byCommand = false;
      begin();
    },
    discard: () => {
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
