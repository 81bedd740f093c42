import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files to write, by their path in the repository; those that are null are deleted. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** Writes all of the files beside the old ones before it replaces any: a full disk must not leave half a change behind. */
export function writeAll(siteDir: string, changes: Changes): void {
  const files = Object.entries(changes).map(([file, content]) => {
    const target = path.join(siteDir, file);
    return {target, fresh: `${target}.new`, content};
  });
  try {
    for (const {fresh, content} of files) {
      if (content === null) continue;
      mkdirSync(path.dirname(fresh), {recursive: true});
      writeFileSync(fresh, content);
    }
  } catch (error) {
    for (const {fresh} of files) rmSync(fresh, {force: true, recursive: true});
    throw error;
  }
  for (const {target, fresh, content} of files) {
    if (content === null) rmSync(target, {force: true});
    else renameSync(fresh, target);
  }
}
