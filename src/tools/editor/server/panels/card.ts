import {load} from 'cheerio';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cardTextOf} from '../../../../build/socialCards/card';
import {drawCards} from '../../../../build/socialCards/drawCards';
import type {OpenPage} from './page';

/** The social card of a page as the build will draw it, with the headline that its visitors read. A photo is put in by the build. */
export async function cardOf({page, site}: Pick<OpenPage, 'page' | 'site'>, title: string): Promise<string> {
  const {address = '/', frontMatter} = page;
  const $ = load('<main><h1></h1></main>');
  $('h1').text(title);
  $('main').attr('data-hue', String(frontMatter.hue ?? 'brand'));
  const label = String(frontMatter.label ?? frontMatter.title ?? '');
  const text = cardTextOf({path: address, label, $}, site.sections);
  const folder = await mkdtemp(path.join(tmpdir(), 'card-'));
  try {
    const card = (await drawCards(new Map([[address, text]]), folder)).get(address);
    const picture = await readFile(path.join(folder, card?.address ?? ''));
    return `data:image/png;base64,${picture.toString('base64')}`;
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}
