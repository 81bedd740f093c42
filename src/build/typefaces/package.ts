import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

type Axis<Of> = Record<'min' | 'max' | 'default', Of>;
type Named = {id: string; family: string; category: string; weights: number[]};
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
  const {id, family, category, weights, variable} = read('metadata.json') as Named & {
    variable: false | {wght?: Axis<string>};
  };
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
