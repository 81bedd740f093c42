import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn as filesBelow} from '../../src/mdx/sources';

export const root = path.resolve(__dirname, '..', '..');

/** Every file in a folder of the repository, as sorted paths from its root. */
export const filesIn = (folder: string): string[] =>
  filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`);

export const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** `npm test` checks one page of each kind, and `npm test -- everyPage` all pages. */
export const isEveryPage = Boolean(process.env.TEST_ALL);
