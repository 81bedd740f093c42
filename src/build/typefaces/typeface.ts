import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import type {Need} from './needs';

type Axis<Of> = Record<'min' | 'max' | 'default', Of>;
type Named = {id: string; family: string; category: string; weights: number[]};
type Metadata = Named & {variable: false | {wght?: Axis<string>}};
type Script = {name: string; has: (character: string) => boolean; fileOf: (weight: number) => string};

/** A typeface from its Fontsource package; Latin is its first script. With an axis, one file has all weights. */
export type Typeface = Named & {axis?: Axis<number>; scripts: Script[]};

/** Whether a character is in ranges such as `U+0000-00FF,U+0131`. */
function isIn(ranges: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  const pairs = [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)];
  return pairs.some(([, from = '', to = from]) => parseInt(from, 16) <= code && code <= parseInt(to, 16));
}

export function readTypeface(name: string, root: string): Typeface {
  const folder = path.join(root, 'node_modules', name);
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const {id, family, category, weights, variable} = read('metadata.json') as Metadata;
  // The package with a file for each weight also lists the axes, but its files are not variable.
  const wght = variable && name.startsWith('@fontsource-variable/') ? variable.wght : undefined;
  const axis = wght && {min: Number(wght.min), max: Number(wght.max), default: Number(wght.default)};
  const scripts = Object.entries(read('unicode.json') as Record<string, string>)
    .map(([script, ranges]) => ({
      name: script,
      has: (character: string) => isIn(ranges, character),
      fileOf: (weight: number) => path.join(folder, 'files', `${id}-${script}-${axis ? 'wght' : weight}-normal.woff2`),
    }))
    .filter(({fileOf}) => existsSync(fileOf(weights[0] ?? 400)))
    .sort((one, other) => Number(other.name === 'latin') - Number(one.name === 'latin'));
  return {id, family, category, weights, ...(axis && {axis}), scripts};
}

type Format = 'woff2' | 'truetype';
/** A font file with some characters of one script, in some weights. */
export type FontFile = {name: string; isExtra: boolean; characters: string; weights: readonly number[]; bytes: Buffer};

/** Alternate forms, and the table that names a typeface's styles in menus. */
const unused = {noLayoutClosure: true, keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'], dropTables: ['STAT']};

const whole = {keepAllGlyphs: true, targetFormat: 'truetype'} as const;
const decoded: Record<string, Promise<Buffer>> = {};

/** A font file without its compression. Decoding it takes five times as long as a subset. */
const decode = (file: string): Promise<Buffer> =>
  (decoded[file] ??= readFile(file).then((bytes) => subsetFont(bytes, '', whole)));

/** Cuts a typeface down. The same characters and weights always give the same bytes. */
export async function subset({id, axis, scripts}: Typeface, {characters, weights}: Need, format: Format = 'woff2') {
  const [min = 400, max = min] = [weights[0], weights.at(-1)];
  const wght = min === max ? min : {min, max, default: Math.min(max, Math.max(min, axis?.default ?? min))};
  const made = scripts.flatMap((script) => {
    const held = [...new Set(characters)].filter((one) => scripts.find(({has}) => has(one)) === script).join('');
    if (!held) return [];
    return (axis ? [weights] : weights.map((weight) => [weight])).map(async (some): Promise<FontFile> => {
      const options = {targetFormat: format, ...unused, ...(axis && {variationAxes: {wght}})};
      const bytes = await subsetFont(await decode(script.fileOf(some[0] ?? min)), held, options);
      const name = [id, script.name, ...(axis ? [] : some)].join('-');
      return {name, isExtra: script !== scripts[0], characters: held, weights: some, bytes};
    });
  });
  return Promise.all(made);
}
