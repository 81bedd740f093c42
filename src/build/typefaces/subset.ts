import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';
import type {Need} from './needs';
import type {Typeface} from './package';

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
export async function subset(
  {id, axis, scripts}: Typeface,
  {characters, weights}: Need,
  targetFormat: 'woff2' | 'truetype' = 'woff2',
): Promise<FontFile[]> {
  const [min = 400, max = min] = [weights[0], weights.at(-1)];
  const wght = min === max ? min : {min, max, default: Math.min(max, Math.max(min, axis?.default ?? min))};
  const files = scripts.flatMap((script) => {
    const held = [...new Set(characters)].filter((one) => scripts.find(({has}) => has(one)) === script).join('');
    if (!held) return [];
    return (axis ? [weights] : weights.map((weight) => [weight])).map(async (some): Promise<FontFile> => {
      const options = {targetFormat, ...unused, ...(axis && {variationAxes: {wght}})};
      const bytes = await subsetFont(await decode(script.fileOf(some[0] ?? min)), held, options);
      const name = [id, script.name, ...(axis ? [] : some)].join('-');
      return {name, isExtra: script !== scripts[0], characters: held, weights: some, bytes};
    });
  });
  return Promise.all(files);
}
