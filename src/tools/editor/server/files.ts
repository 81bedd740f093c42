import {createHash, randomBytes} from 'node:crypto';
import {readFileSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What the page may read and change: the copy of the site. */
export const isCopy = (file: string): boolean => file.startsWith('pages/') && file.endsWith('.mdx');

/** Tells two versions of a file apart. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

export const readCopy = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

/** All at once, so that nobody ever reads half a file. */
export function writeCopy(root: string, file: string, text: string): void {
  const target = path.join(root, file);
  const beside = path.join(path.dirname(target), `.${path.basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    writeFileSync(beside, text, {mode: statSync(target).mode, flag: 'wx'});
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, {force: true});
    throw error;
  }
}
