import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
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

/** Writes what was planned. Only files that change are touched. */
export function apply(before: State, {after, deleted}: Plan): void {
  const {root} = before;
  const at = (file: string) => path.join(root, file);
  for (const [from, to] of after.renamed) {
    mkdirSync(path.dirname(at(to)), {recursive: true});
    renameSync(at(from), at(to));
  }
  const formerNames = new Map([...after.renamed].map(([from, to]) => [to, from]));
  for (const [file, text] of after.pages) {
    if (before.pages.get(formerNames.get(file) ?? file) !== text) writeFileSync(at(file), text);
  }
  const lists = [...after.lists].filter(([file, text]) => before.lists.get(file) !== text);
  for (const [file, text] of lists) writeFileSync(at(file), text);
  for (const file of deleted) rmSync(at(file));
  for (const file of [...deleted, ...after.renamed.keys()]) removeEmptyFolders(root, file);
  if (lists.length === 0) return;
  const prettier = require.resolve('prettier/bin/prettier.cjs');
  execFileSync(process.execPath, [prettier, '--write', ...lists.map(([file]) => file)], {cwd: root, stdio: 'pipe'});
}
