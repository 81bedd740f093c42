import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {readMdx} from '../mdx/readMdx';
import {readSources, type Source} from '../mdx/sources';
import {fileOf, formats} from './files';
import {picturesIn} from './find';
import {address, servedNames} from './make';
import {dataFolder, dataName, prepare, servedFolder} from './prepare';

type Wanted = {file: string; crop: ReturnType<typeof picturesIn>[number]['crop']};

const mayHold = /!\[|<Picture\b/;

/** A page with a mistake in it names nothing: the compiler reports it. */
function wantedBy({file: page, text}: Source): Wanted[] {
  if (!mayHold.test(text)) return [];
  try {
    return picturesIn(readMdx(text)).map(({src, crop}) => ({file: fileOf(page, src), crop}));
  } catch {
    return [];
  }
}

async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const all = await readdir(folder).catch(() => []);
  await Promise.all(all.filter((name) => !names.has(name)).map((name) => rm(path.join(folder, name))));
}

/**
 * Makes the pictures of all pages before they are bundled. The compiler makes those that it meets itself, but a page
 * that the bundler remembers from the last build is not compiled again, and its picture may have changed since.
 */
export const picturesPlugin = (folders: readonly string[], quick: boolean) => {
  const plugin = ({siteDir: root}: LoadContext): Plugin => ({
    name: 'pictures',
    getPathsToWatch: () => [`${root}/{pages,static}/**/*.{${formats.join(',')}}`],
    async loadContent() {
      await mkdir(servedFolder(root), {recursive: true});
      const data = new Set<string>();
      const served = new Set<string>();
      for (const page of folders.flatMap((folder) => readSources(root, folder))) {
        for (const {file, crop} of wantedBy(page)) {
          // A file that is missing or broken is reported by the page that names it.
          const picture = await prepare(file, crop, {root, quick}).catch(() => undefined);
          if (!picture) continue;
          data.add(dataName(file, crop));
          for (const name of servedNames(picture)) served.add(name);
        }
      }
      // Under `npm start` the compiler may be adding to these folders at this moment.
      if (quick) return;
      await removeOthers(dataFolder(root), data);
      await removeOthers(path.join(servedFolder(root), address), served);
    },
  });
  return plugin;
};
