import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files to write, by their path in the repository; those that are null are deleted. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** Writes all of the files or none of them: what a full disk can refuse is written beside them, before any is replaced. */
export function writeAll(siteDir: string, changes: Changes): void {
  const targets = Object.entries(changes).map(([file, content]) => {
    const target = path.join(siteDir, file);
    return {target, fresh: `${target}.new`, content};
  });
  const made: (string | undefined)[] = [];
  try {
    for (const {target, fresh, content} of targets) {
      if (content === null) continue;
      made.push(mkdirSync(path.dirname(target), {recursive: true}));
      writeFileSync(fresh, content);
    }
  } catch (error) {
    for (const place of [...targets.map(({fresh}) => fresh), ...made])
      if (place) rmSync(place, {recursive: true, force: true});
    throw error;
  }
  for (const {target, fresh, content} of targets) {
    if (content === null) rmSync(target, {force: true});
    else renameSync(fresh, target);
  }
}
