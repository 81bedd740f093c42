import {createHash, randomBytes} from 'node:crypto';
import {readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../../build/mdx/sources';

/** The engine passes over tests beside pages. */
const unread = /\.test\.mdx$|(^|\/)__tests__\//;

/** Whether the engine reads a file of the repository as copy. */
export const isCopy = (file: string): boolean =>
  file.startsWith('pages/') && file.endsWith('.mdx') && !unread.test(file);

/** The name by which the page knows a file. It tells nothing, and is the same in every run, as compiled pages are kept. */
export const nameOf = (file: string): string => createHash('sha256').update(file).digest('hex').slice(0, 12);

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The file behind a name. Names are looked up among the files there are; links to other places are none of them. */
export function fileOf(root: string, name: string): string | undefined {
  const file = filesIn(path.join(root, 'pages'))
    .map((one) => `pages/${one}`)
    .find((one) => isCopy(one) && nameOf(one) === name);
  if (!file) return undefined;
  return realpathSync(path.join(root, file)) === path.join(realpathSync(root), file) ? file : undefined;
}

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
