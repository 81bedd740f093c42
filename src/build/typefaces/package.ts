import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

type Metadata = {
  id: string;
  family: string;
  category: string;
  weights: number[];
  variable: false | {wght?: Record<'min' | 'max' | 'default', string>};
};

/** A typeface from its Fontsource package; Latin is its first script. With an axis, one file has all weights. */
export type Typeface = Pick<Metadata, 'id' | 'family' | 'category' | 'weights'> & {
  axis?: Record<'min' | 'max' | 'default', number>;
  scripts: {name: string; has: (character: string) => boolean; fileOf: (weight: number) => string}[];
};

/** Whether a character is in ranges such as `U+0000-00FF,U+0131`. */
function isIn(ranges: string, character = ''): boolean {
  const code = character.codePointAt(0) ?? 0;
  const pairs = ranges.split(',').map((range) =>
    range
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16)),
  );
  return pairs.some(([from = 0, to = from]) => from <= code && code <= to);
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
