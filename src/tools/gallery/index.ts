import type {PluginConfig} from '@docusaurus/types';
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {generatedFolder} from '../../build/generated';
import remarkIcons from '../../build/icons/remark';
import {pagePlugins} from '../../build/pagePlugins';
import remarkTables from '../../mdx/tables';
import {galleryPage} from './page';

const folder = `${generatedFolder}/gallery`;

/** The picture that examples show. */
const picture = 'src/components/ridges.png';

/** Adds a page to `npm start` that shows each component for pages with its props. */
export async function gallery(root: string): Promise<PluginConfig> {
  const at = (name: string) => path.join(root, folder, name);
  rmSync(at(''), {recursive: true, force: true});
  mkdirSync(at(''), {recursive: true});
  copyFileSync(path.join(root, picture), at(path.basename(picture)));
  writeFileSync(at('index.mdx'), galleryPage());
  const options = {
    id: 'gallery',
    path: folder,
    routeBasePath: 'gallery',
    beforeDefaultRemarkPlugins: await pagePlugins(),
    remarkPlugins: [remarkIcons, remarkTables],
  };
  return ['@docusaurus/plugin-content-pages', options];
}
