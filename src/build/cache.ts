import {randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A file that an earlier build made, or that is made now. The name holds a hash of everything that it depends on. */
export async function cached(kind: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const folder = path.join('node_modules', '.cache', kind);
  const file = path.join(folder, name);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const made = await make();
  // In one step, because a build may be interrupted.
  const unfinished = `${file}.${randomUUID()}`;
  await mkdir(folder, {recursive: true});
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}
