import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, rename} from 'node:fs/promises';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {typefaces} from '../../company/typefaces';
import type {Typefaces} from '../../content/companyFields';
import {atWeight} from '../typefaces/cut';
import {lettersInCopy, needOf} from '../typefaces/needs';
import {readTypeface} from '../typefaces/package';
import {altOf, cardSize, type Card, type CardText} from './card';
import {art, words} from './design';
import {readLogo} from '../brand/logo';

/** Satori's types require React elements, but it accepts plain objects. */
type Drawing = Parameters<typeof satori>[0];

const cache = path.join('node_modules', '.cache', 'cards');

/** One weight of a typeface, with a file for each script, named as the design refers to them. */
async function fontsFor(role: keyof Typefaces, weight: number): Promise<Font[]> {
  const root = process.cwd();
  const {letters} = needOf(role, lettersInCopy(root).keys());
  const files = await atWeight(readTypeface(typefaces[role], root), weight, letters);
  return files.map((data, at) => ({
    name: at === 0 ? role : `${role} ${at}`,
    data,
    weight: 400,
    style: 'normal',
  }));
}

/** Rendering takes much longer than drawing, so the picture of a drawing is cached. */
async function paint(svg: string, file: string): Promise<void> {
  if (existsSync(file)) return;
  // In one step, because a build may be interrupted.
  const unfinished = `${file}.${randomUUID()}`;
  const png = {palette: true, dither: 0.5, compressionLevel: 9};
  await sharp(Buffer.from(svg)).png(png).toFile(unfinished);
  await rename(unfinished, file);
}

/** Named by its hash, so that no social network shows an outdated card. */
const nameOf = (svg: string) =>
  `${createHash('sha256').update(JSON.stringify(sharp.versions)).update(svg).digest('hex').slice(0, 16)}.png`;

/** Returns a function that draws the card of a page. Pages with the same text share one, such as versions of a policy. */
export async function cardsIn(outDir: string): Promise<(text: CardText) => Promise<Card>> {
  const folder = path.join(outDir, 'cards');
  await Promise.all([folder, cache].map((one) => mkdir(one, {recursive: true})));
  const {width, height} = cardSize;
  const fonts = [...(await fontsFor('text', 500)), ...(await fontsFor('display', 600))];
  const behind = art(readLogo(process.cwd()));
  return async (text) => {
    const lettering = await satori(words(text) as Drawing, {width, height, fonts});
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}${lettering}</svg>`;
    const name = nameOf(svg);
    await paint(svg, path.join(cache, name));
    await copyFile(path.join(cache, name), path.join(folder, name));
    return {address: `/cards/${name}`, alt: altOf(text)};
  };
}
