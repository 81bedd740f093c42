import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {typefaces} from '../../company/typefaces';
import type {Typefaces} from '../../content/companyFields';
import {cached} from '../cache';
import {needOf} from '../typefaces/needs';
import {readTypeface, subset} from '../typefaces/typeface';
import {altOf, cardSize, type Card, type CardText} from './card';
import {art, words} from './design';
import {readLogo} from '../brand/logo';

/** One weight of a typeface, with a file for each script, named as the design refers to them. */
async function fontsFor(role: keyof Typefaces, weight: number): Promise<Font[]> {
  const root = process.cwd();
  const {characters} = needOf(role, root);
  const files = await subset(readTypeface(typefaces[role], root), {characters, weights: [weight]}, 'truetype');
  return files.map(({bytes: data}, at) => ({
    name: at === 0 ? role : `${role} ${at}`,
    data,
    weight: 400,
    style: 'normal',
  }));
}

const paint = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({palette: true, dither: 0.5, compressionLevel: 9}).toBuffer();

/** Named by its hash, so that no social network shows an outdated card. */
const nameOf = (svg: string) =>
  `${createHash('sha256').update(JSON.stringify(sharp.versions)).update(svg).digest('hex').slice(0, 16)}.png`;

/** Returns a function that draws the card of a page. Pages with the same text share one, such as versions of a policy. */
export async function cardsIn(outDir: string): Promise<(text: CardText) => Promise<Card>> {
  const folder = path.join(outDir, 'cards');
  await mkdir(folder, {recursive: true});
  const {width, height} = cardSize;
  const fonts = [...(await fontsFor('text', 500)), ...(await fontsFor('display', 600))];
  const behind = art(readLogo(process.cwd()));
  return async (card) => {
    // Satori's types require React elements, but it accepts plain objects.
    const text = await satori(words(card) as Parameters<typeof satori>[0], {width, height, fonts});
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}${text}</svg>`;
    const name = nameOf(svg);
    // Rendering takes much longer than drawing.
    await writeFile(path.join(folder, name), await cached('cards', name, () => paint(svg)));
    return {address: `/cards/${name}`, alt: altOf(card)};
  };
}
