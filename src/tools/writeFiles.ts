import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Writes files by their path in the repository, and deletes those that are null: all of them or none. What a full disk
 * can refuse is written next to the files first.
 */
export function writeFiles(root: string, changes: Readonly<Record<string, string | null>>): void {
  const targets = Object.entries(changes).map(([file, content]) => {
    const target = path.join(root, file);
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
