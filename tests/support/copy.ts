import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {root} from './files';
import {newFolder} from './servers';

/** Generated, large and machine-specific files, which are left out of a copy. */
const leftOut = [
  /^\.(?!npmrc$|oxlintrc\.json$|prettier|vscode$|github$|env\.example$|gitignore$)/,
  /^(build|build-gallery|node_modules|test-results)$/,
];

/** A copy of the site that tests can change, with the same packages and without any cache. */
export function copyOfSite(name: string, {withTests = false} = {}): string {
  const folder = newFolder(name);
  const parts = readdirSync(root).filter(
    (part) => !leftOut.some((pattern) => pattern.test(part)) && (withTests || part !== 'tests'),
  );
  for (const part of parts) cpSync(path.join(root, part), path.join(folder, part), {recursive: true});
  // One link for each package, because with a single link the copy would share the caches in node_modules.
  const modules = path.join(root, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of readdirSync(modules).filter((one) => one !== '.cache')) {
    symlinkSync(path.join(modules, entry), path.join(folder, 'node_modules', entry));
  }
  return folder;
}
