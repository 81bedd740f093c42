import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';
import type {Need} from './needs';
import {rangeOf, charactersBySubset, type Range, type Typeface} from './package';

/** A font file that the site serves: some characters of one script, in some weights. */
export type FontFile = {
  name: string;
  /** Whether it is for a script that few pages use. */
  isExtra: boolean;
  characters: string;
  weights: Range;
  bytes: Buffer;
};

/** The weights of a variable file. The default is next to the typeface's own, which changes the fewest outlines. */
function onAxis(axis: NonNullable<Typeface['axis']>, {min, max}: Range) {
  return min === max ? min : {min, max, default: Math.min(max, Math.max(min, axis.default))};
}

/** Leaves out alternate forms, which no style uses, and the table that names a typeface's styles in menus. */
const subsetOptions = {
  noLayoutClosure: true,
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
  dropTables: ['STAT'],
};

/** Subsets a typeface for the site. The same characters and weights always give the same bytes. */
export function subset(typeface: Typeface, need: Need): Promise<FontFile[]> {
  const {id, axis, fileOf, subsets} = typeface;
  const ranges = axis ? [rangeOf(need.weights)] : need.weights.map((weight) => rangeOf([weight]));
  const fonts = [...charactersBySubset(typeface, need.characters).bySubset].flatMap(([script, held]) =>
    ranges.map(async (weights): Promise<FontFile> => {
      const isExtra = script !== subsets[0];
      const name = [id, ...(isExtra ? [script] : []), ...(axis ? [] : [weights.min])].join('-');
      const characters = held.join('');
      const source = await readFile(fileOf(script, weights.min));
      const bytes = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        ...subsetOptions,
        ...(axis && {variationAxes: {wght: onAxis(axis, weights)}}),
      });
      return {name, isExtra, characters, weights, bytes};
    }),
  );
  return Promise.all(fonts);
}

/** The characters in one weight as TrueType, a file for each script, for tools that read no WOFF2 or variable fonts. */
export function subsetAtWeight(typeface: Typeface, weight: number, characters: Iterable<string>): Promise<Buffer[]> {
  const variation = typeface.axis && {variationAxes: {wght: weight}};
  const files = [...charactersBySubset(typeface, characters).bySubset].map(async ([script, held]) => {
    const source = await readFile(typeface.fileOf(script, weight));
    return subsetFont(source, held.join(''), {targetFormat: 'truetype', ...variation});
  });
  return Promise.all(files);
}
