import type {PluginConfig} from '@docusaurus/types';
import {copyFileSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {components} from '../../mdx/components';
import remarkTables from '../../mdx/figures/tables';
import {remarkFigures} from '../../mdx/figures/draw';
import {generatedFolder} from '../../build/generated';
import {pagePlugins} from '../../build/pagePlugins';
import remarkIcons from '../../build/icons/remark';
import {galleryAddress} from '../../content/slug';
import {componentPage, indexPage, markdownPage} from './texts';

const folder = `${generatedFolder}/gallery`;

const picture = 'src/components/ridges.png';

/** Adds a page for each component to the site, so that the examples of its guide are compiled like real pages. */
export async function galleryPlugins(root: string, isProduction: boolean): Promise<PluginConfig[]> {
  if (isProduction && process.env.GALLERY !== '1') return [];
  const all = components();
  const at = (name: string) => path.join(root, folder, name);
  rmSync(at(''), {recursive: true, force: true});
  mkdirSync(at(''), {recursive: true});
  copyFileSync(path.join(root, picture), at(path.basename(picture)));
  writeFileSync(at('index.mdx'), indexPage(all));
  writeFileSync(at('markdown.mdx'), markdownPage(all));
  for (const component of all.values())
    writeFileSync(at(`${path.basename(galleryAddress(component.name))}.mdx`), componentPage(component, all));
  const options = {
    id: 'gallery',
    path: folder,
    routeBasePath: 'gallery',
    beforeDefaultRemarkPlugins: await pagePlugins(root),
    remarkPlugins: [remarkIcons, remarkFigures, remarkTables],
  };
  return [['@docusaurus/plugin-content-pages', options]];
}
