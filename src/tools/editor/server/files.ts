import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What the page may read and change: the copy of the site. */
export const isCopy = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.mdx');

/** Tells two versions of a file apart. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const readCopy = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

export const writeCopy = (root: string, file: string, text: string): void => {
  writeFileSync(path.join(root, file), text);
};
