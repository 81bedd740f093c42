import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PictureFile} from '../../content/contract';
import type {Crop} from '../../content/fieldSchemas';
import {generatedFolder} from '../generatedFolder';
import {makePicture} from './make';

/** Where the pictures of a site are, and how it is built. */
export type Site = {root: string; quick: boolean};

const generated = (root: string) => path.join(root, generatedFolder, 'pictures');

/** The config serves this folder beside `static/`. */
export const servedFolder = (root: string): string => path.join(generated(root), 'files');
export const dataFolder = (root: string): string => path.join(generated(root), 'data');

/** The name under which pages import what is known of a picture. It stays when the picture's content changes. */
export const dataName = (file: string, crop: Crop | undefined): string =>
  `${`${file}${crop ? `.${crop}` : ''}`.replace(/[^\w.-]+/g, '-')}.json`;

/**
 * Makes a picture and writes what pages import of it. A page names the picture and imports its addresses, so that the
 * bundler, which keeps compiled pages between builds, sees that a picture has changed.
 */
export async function prepare(file: string, crop: Crop | undefined, {root, quick}: Site): Promise<PictureFile> {
  const folders = {cache: path.join(root, 'node_modules', '.cache', 'pictures'), served: servedFolder(root)};
  const picture = await makePicture({file: path.join(root, file), crop, quick}, folders);
  await tell(file, crop, picture, root);
  return picture;
}

async function tell(file: string, crop: Crop | undefined, about: PictureFile, root: string): Promise<void> {
  const data = path.join(dataFolder(root), dataName(file, crop));
  const text = JSON.stringify(about);
  const before = await readFile(data, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(path.dirname(data), {recursive: true});
  await writeFile(data, text);
}
