import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export type Source = {file: string; text: string};

/** All files below a folder, as paths relative to it. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

export const readSources = (root: string, folder = 'pages'): Source[] =>
  filesIn(path.join(root, folder))
    .filter((file) => file.endsWith('.mdx'))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({file, text: readFileSync(path.join(root, file), 'utf8')}));
