import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {indexOf, sectionOf, type Section} from '../../content/sections';
import type {PictureFile} from '../../content/contract';
import {readMdx} from '../mdx/readMdx';
import {fileOf, formatOf} from '../pictures/files';
import {picturesIn} from '../pictures/find';
import {sizesOf} from '../pictures/places';
import {prepare, type Site} from '../pictures/prepare';

/** A page with its file, as the engine names it: `@site/pages/company/about.mdx`. */
type PageFile = {permalink: string; source: string};

const crop = '16/9';
const sizes = sizesOf([{name: 'CardGrid', props: [{name: 'columns', value: 3}]}]);

/** The first photo on a page. A page that cannot be read has none; the doctor reports it. */
async function photoOn(source: string, site: Site): Promise<PictureFile | undefined> {
  const page = source.replace('@site/', '');
  try {
    const uses = picturesIn(readMdx(await readFile(path.join(site.root, page), 'utf8')));
    const photo = uses.map(({src}) => fileOf(page, src)).find((file) => formatOf(file) !== 'svg');
    return photo === undefined ? undefined : {...(await prepare(photo, crop, site)), sizes};
  } catch {
    return undefined;
  }
}

/** The photos of the cards on the index pages of sections, by the addresses of the pages that they are on. */
export async function sectionPhotos(
  pages: readonly PageFile[],
  sections: readonly Section[],
  site: Site,
): Promise<Record<string, PictureFile>> {
  const addresses = new Set(pages.map(({permalink}) => permalink));
  const photos: Record<string, PictureFile> = {};
  for (const {permalink, source} of pages) {
    const section = sectionOf(permalink, sections);
    if (!section || permalink === indexOf(section) || !addresses.has(indexOf(section))) continue;
    const photo = await photoOn(source, site);
    if (photo) photos[permalink] = photo;
  }
  return photos;
}
