import type {PluginConfig} from '@docusaurus/types';
import {copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {components} from '../../build/mdx/components';
import remarkExamples from '../../build/examples/remark';
import remarkTables from '../../build/figures/tables';
import {remarkFigures} from '../../build/figures/draw';
import {generatedFolder} from '../../build/generated';
import remarkIcons from '../../build/icons/remark';
import {remarkPictures} from '../../build/pictures/remark';
import {drawExample, exampleName} from './examplePicture';
import {allMessages} from './messages';
import {componentPage, folder, indexPage, slugOf} from './texts';

/** The gallery is for writers: in development, and in a preview build that asks for it. A published site has none. */
const hasGallery = (isProduction: boolean): boolean => !isProduction || process.env.GALLERY === '1';

/**
 * Writes a page for each component from its guide, and serves them as pages of the site, so that examples run through
 * the same compiler as real pages.
 */
export async function galleryPlugins(root: string, isProduction: boolean): Promise<PluginConfig[]> {
  if (!hasGallery(isProduction)) return [];
  const all = components();
  const write = (name: string, text: string) => {
    writeFileSync(path.join(root, folder, `${name}.mdx`), text);
  };
  rmSync(path.join(root, folder), {recursive: true, force: true});
  const files = path.join(root, generatedFolder, 'gallery-files');
  for (const made of [path.join(root, folder), files]) mkdirSync(made, {recursive: true});
  const example = path.join(files, exampleName);
  if (!existsSync(example)) writeFileSync(example, await drawExample());
  copyFileSync(example, path.join(root, folder, exampleName));
  write('index', indexPage(all, allMessages()));
  for (const component of all.values()) write(slugOf(component.name), componentPage(component, all));
  const options = {
    id: 'gallery',
    path: folder,
    routeBasePath: 'gallery',
    beforeDefaultRemarkPlugins: [remarkExamples({root}), remarkPictures],
    remarkPlugins: [remarkIcons, remarkFigures, remarkTables],
  };
  return [['@docusaurus/plugin-content-pages', options]];
}
