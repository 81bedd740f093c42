import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(__dirname, '..', '..');

/** Every file below a folder of the repository, as addresses from its root, sorted. */
export function filesIn(folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

export const lineCount = (file: string): number => read(file).trimEnd().split('\n').length;
