import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {writeAll} from '../../features/policies/commands/writing';
import {synonymsFile} from '../doctor/lists';
import {formerFile} from '../doctor/sources';
import type {Plan} from './plan';
import type {State} from './state';

/** Folders without a file, up to `pages/`. */
function removeEmptyFolders(root: string, file: string): void {
  const folder = path.posix.dirname(file);
  const place = path.join(root, folder);
  if (!folder.includes('/') || !existsSync(place) || readdirSync(place).length > 0) return;
  rmdirSync(place);
  removeEmptyFolders(root, folder);
}

/** Data in the format of the repository. */
const json = (root: string, file: string, value: object): string =>
  execFileSync(process.execPath, [require.resolve('prettier/bin/prettier.cjs'), '--stdin-filepath', file], {
    cwd: root,
    input: JSON.stringify(value, null, 2),
    encoding: 'utf8',
  });

/** Writes the plan, all of it or nothing. Only files that change are touched. */
export function apply({root, given, lists}: State, {after, deleted, renamed}: Plan): void {
  const leaving = [...deleted, ...renamed.keys()];
  const changes: Record<string, string | null> = Object.fromEntries(leaving.map((file) => [file, null]));
  const before = new Map(given.sources.map(({file, text}) => [file, text]));
  for (const {file, text} of after.given.sources) if (before.get(file) !== text) changes[file] = text;
  const data = [
    [formerFile, lists.former, after.lists.former],
    [synonymsFile, lists.synonyms, after.lists.synonyms],
  ] as const;
  for (const [file, was, now] of data) {
    if (JSON.stringify(was) !== JSON.stringify(now)) changes[file] = json(root, file, now);
  }
  writeAll(root, changes);
  for (const file of leaving) removeEmptyFolders(root, file);
}
