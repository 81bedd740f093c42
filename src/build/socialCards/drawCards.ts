import {createHash, randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {company} from '../../company';
import {typefaces} from '../../company/typefaces';
import {socialCardFonts} from '../typefaces/socialCardFonts';
import {altOf, cardSize, type Card, type CardText} from './card';
import {art, panelOf, words} from './design';
import {readLogo, type Logo} from '../brand/logo';
import {tokens} from '../palette/token';

/** Satori's types ask for React elements, but it reads plain objects. */
type Drawing = Parameters<typeof satori>[0];

const cache = path.join('node_modules', '.cache', 'cards');

/** The names by which the design asks for them. */
const fontsFor = async (letters: string): Promise<Font[]> =>
  (await socialCardFonts(typefaces, letters, path.resolve())).flatMap(({role, files}) =>
    files.map((data, at): Font => ({name: at === 0 ? role : `${role} ${at}`, data, weight: 400, style: 'normal'})),
  );

/** The page's picture as the build made it, cut to the panel. */
async function photoFor(text: CardText, outDir: string): Promise<string | undefined> {
  if (!text.picture) return undefined;
  const size = {width: panelOf(text), height: cardSize.height, position: 'attention'};
  const photo = await sharp(path.join(outDir, text.picture))
    .resize(size)
    .flatten({background: 'white'})
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}

type Tools = {fonts: Font[]; mark: Logo; outDir: string};

async function draw(text: CardText, {fonts, mark, outDir}: Tools): Promise<Uint8Array> {
  const {width, height} = cardSize;
  const lettering = await satori(words(text) as Drawing, {width, height, fonts});
  const behind = art(text, mark, await photoFor(text, outDir));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}${lettering}</svg>`;
  const card = sharp(Buffer.from(svg));
  return (text.picture ? card.jpeg({quality: 82, mozjpeg: true}) : card.png({palette: true, dither: 0.5, compressionLevel: 9})).toBuffer();
}

/** Flat colors are smallest as PNG, a photo as JPEG. */
const extensionOf = ({picture}: CardText) => (picture ? 'jpg' : 'png');

/** Written whole or not at all, because a build may be interrupted. */
async function keep(file: string, picture: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, picture);
  await rename(unfinished, file);
}

/** Everything that decides how a card looks: its words, its drawing and, below, its colors and the tools. */
const design = [
  'design.ts',
  'card.ts',
  'drawCards.ts',
  'tokens.ts',
  '../forest/drawing.ts',
  '../forest/valley.svg',
  '../../company/index.ts',
  '../../company/typefaces.ts',
  '../typefaces/needs.ts',
  '../../company/logo.svg',
];
const designHash = () =>
  design.reduce(
    (hash, file) => hash.update(readFileSync(path.join(__dirname, file))),
    createHash('sha256').update(readFileSync('package-lock.json')).update(JSON.stringify(tokens())),
  );

/**
 * Draws the card of every page into the build. A card that was drawn before from the same input is copied, and pages
 * whose cards say the same share one, such as the versions of a policy or all of its comparisons.
 */
export async function drawCards(texts: ReadonlyMap<string, CardText>, outDir: string): Promise<Map<string, Card>> {
  const folder = path.join(outDir, 'cards');
  await mkdir(folder, {recursive: true});
  await mkdir(cache, {recursive: true});
  const base = designHash().digest('hex');
  const mark = readLogo(process.cwd());
  let fonts: Promise<Font[]> | undefined;
  const letters = [...new Set(JSON.stringify([...texts, company.name, company.tagline, company.url]))].join('');
  const drawings = new Map<string, {text: CardText; name: string}>();
  const cards = new Map<string, Card>();
  for (const [address, text] of texts) {
    const hash = createHash('sha256').update(base).update(JSON.stringify(text)).digest('hex').slice(0, 16);
    // The hash is part of the name, so that no network shows an outdated card.
    const own = `${address === '/' ? 'home' : address.slice(1).replace(/\//g, '-')}.${hash.slice(0, 8)}.${extensionOf(text)}`;
    const {name} = drawings.get(hash) ?? {name: own};
    drawings.set(hash, {text, name});
    cards.set(address, {address: `/cards/${name}`, alt: altOf(text)});
  }
  const waiting = drawings.entries();
  const work = async () => {
    for (const [hash, {text, name}] of waiting) {
      const kept = path.join(cache, `${hash}.${extensionOf(text)}`);
      if (!existsSync(kept)) {
        fonts ??= fontsFor(letters);
        await keep(kept, await draw(text, {fonts: await fonts, mark, outDir}));
      }
      await copyFile(kept, path.join(folder, name));
    }
  };
  // Four at once, so that some are laid out while others are painted.
  await Promise.all([work(), work(), work(), work()]);
  return cards;
}
