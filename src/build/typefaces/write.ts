import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Typefaces} from '../../company/typefaces';
import {declare, type Declared} from './css';
import {cut, type Cut} from './cut';
import {needsByPackage, type Need} from './needs';
import {readTypeface} from './package';
import {fallbacksFor} from './fallback';

const addressOf = ({name, bytes}: Cut) =>
  `/assets/fonts/${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.woff2`;

type File = Declared['files'][number];

async function write(folder: string, made: Cut): Promise<File> {
  const address = addressOf(made);
  const file = path.join(folder, address);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, made.bytes);
  const {weights, letters} = made;
  return {address, weights, ...(made.isExtra && {letters})};
}

async function serve(name: string, need: Need, folder: string, root: string): Promise<Declared> {
  const typeface = readTypeface(name, root);
  const [files, fallbacks] = await Promise.all([
    cut(typeface, need).then((cuts) => Promise.all(cuts.map((made) => write(folder, made)))),
    fallbacksFor(typeface, need.weights),
  ]);
  return {family: typeface.family, isSerif: typeface.isSerif, files, fallbacks};
}

/** Writes the typefaces into a folder that is served as it is, and gives back the rules for the head of every page. */
export async function writeTypefaces(typefaces: Typefaces, folder: string, root: string): Promise<string> {
  await rm(folder, {recursive: true, force: true});
  const served = new Map<string, Declared>();
  for (const [name, need] of needsByPackage(typefaces, root)) served.set(name, await serve(name, need, folder, root));
  const [text, display] = [served.get(typefaces.text), served.get(typefaces.display)];
  if (!text || !display) throw new Error('A typeface was not read.');
  return declare(text, display);
}
