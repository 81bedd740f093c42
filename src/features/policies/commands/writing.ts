import {existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Files to write, by their path in the repository; those that are null are deleted. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

type Undo = () => void;

function put(target: string, content: string | Buffer | null): Undo {
  const old = existsSync(target) ? readFileSync(target) : undefined;
  if (content === null) {
    rmSync(target, {force: true});
    return () => {
      if (old !== undefined) writeFileSync(target, old);
    };
  }
  const folder = path.dirname(target);
  const made = existsSync(folder) ? undefined : mkdirSync(folder, {recursive: true});
  const fresh = `${target}.new`;
  writeFileSync(fresh, content);
  renameSync(fresh, target);
  return () => {
    if (old !== undefined) writeFileSync(target, old);
    else rmSync(target, {force: true});
    if (made) rmSync(made, {recursive: true, force: true});
  };
}

/** Writes all of the files or none of them: a full disk must not leave half a change behind. */
export function writeAll(siteDir: string, changes: Changes): void {
  const undone: Undo[] = [];
  try {
    for (const [file, content] of Object.entries(changes)) undone.push(put(path.join(siteDir, file), content));
  } catch (error) {
    for (const undo of undone.reverse()) undo();
    for (const file of Object.keys(changes)) rmSync(path.join(siteDir, `${file}.new`), {force: true, recursive: true});
    throw error;
  }
}
