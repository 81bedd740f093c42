import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {writeAll} from '../../features/policies/commands/writing';
import type {Plan} from './plan';
import type {State} from './state';

/** What remains to be done, as the last line of a command. */
export const afterward = 'Look at it with npm start, then commit all changes together or run npm run submit.';

/** Folders that have nothing in them any more, up to `pages/`. */
function removeEmptyFolders(root: string, file: string): void {
  const folder = path.posix.dirname(file);
  const place = path.join(root, folder);
  if (!folder.includes('/') || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmptyFolders(root, folder);
}

/** A list as Prettier writes it. */
const tidy = (root: string, file: string, text: string): string =>
  execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', file], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });

/** Writes what was planned, all of it or nothing. Only files that change are touched. */
export function apply(before: State, {after, deleted}: Plan): void {
  const {root} = before;
  const changes: Record<string, string | Buffer | null> = {};
  for (const file of [...deleted, ...after.renamed.keys()]) changes[file] = null;
  for (const [from, to] of after.renamed) changes[to] = readFileSync(path.join(root, from));
  const formerNames = new Map([...after.renamed].map(([from, to]) => [to, from]));
  for (const [file, text] of after.pages) {
    if (before.pages.get(formerNames.get(file) ?? file) !== text) changes[file] = text;
  }
  for (const [file, text] of after.lists) {
    if (before.lists.get(file) === text) continue;
    const written = tidy(root, file, text);
    if (before.lists.get(file) !== written) changes[file] = written;
  }
  writeAll(root, changes);
  for (const file of [...deleted, ...after.renamed.keys()]) removeEmptyFolders(root, file);
}
