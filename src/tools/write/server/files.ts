import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** Whether a file is where its name says: it exists, and no symbolic link or `..` leads elsewhere. */
export function isInPlace(root: string, file: string): boolean {
  const place = path.join(root, file);
  if (!existsSync(place)) return false;
  return path.relative(realpathSync(root), realpathSync(place)).split(path.sep).join('/') === file;
}
