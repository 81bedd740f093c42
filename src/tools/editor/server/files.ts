import {createHash} from 'node:crypto';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Whether the editor may read and change a file. */
export const isCopy = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.mdx');

/** The version of a file. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const readCopy = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

export const writeCopy = (root: string, file: string, text: string): void => {
  writeFileSync(path.join(root, file), text);
};
