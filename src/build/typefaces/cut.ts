import {readFile} from 'node:fs/promises';
import subsetFont from 'subset-font';
import type {Need} from './needs';
import {spread, type Range, type Typeface} from './package';

/** A file that the site serves: some letters of one script, in some weights. */
export type Cut = {
  name: string;
  subset: string;
  /** Whether few pages use its letters. */
  isExtra: boolean;
  letters: string;
  weights: Range;
  bytes: Buffer;
};

type Piece = Omit<Cut, 'bytes'>;

function piecesOf(typeface: Typeface, {letters, weights, separate}: Need): Piece[] {
  const ranges = typeface.axis ? [weights] : separate.map((weight) => ({min: weight, max: weight}));
  return [...spread(typeface, letters).bySubset].flatMap(([subset, held]) =>
    ranges.map((range) => {
      const isExtra = subset !== typeface.subsets[0];
      const name = [typeface.id, ...(isExtra ? [subset] : []), ...(typeface.axis ? [] : [range.min])].join('-');
      return {name, subset, isExtra, weights: range, letters: held.join('')};
    }),
  );
}

/** The weight next to the typeface's own is the default: fewer outlines have to be moved. */
const within = ({min, max}: Range, weight: number) => Math.min(max, Math.max(min, weight));

async function cutPiece({axis, fileOf}: Typeface, piece: Piece): Promise<Cut> {
  const {subset, weights, letters} = piece;
  const source = await readFile(fileOf(subset, weights.min));
  const isOne = weights.min === weights.max;
  const wght = axis && (isOne ? weights.min : {...weights, default: within(weights, axis.default)});
  // Without the closure, alternate forms that no style asks for stay out.
  const options = {targetFormat: 'woff2', noLayoutClosure: true, ...(wght && {variationAxes: {wght}})} as const;
  return {...piece, bytes: await subsetFont(source, letters, options)};
}

/** What the site serves of a typeface: the same letters and weights always give the same bytes. */
export const cut = (typeface: Typeface, need: Need): Promise<Cut[]> =>
  Promise.all(piecesOf(typeface, need).map((piece) => cutPiece(typeface, piece)));

/** The letters in one weight as TrueType, by script, for what reads neither WOFF2 nor variable fonts. */
export async function atWeight(typeface: Typeface, weight: number, letters: string): Promise<Map<string, Buffer>> {
  const {axis, fileOf, weights} = typeface;
  const nearest = [...weights].sort((a, b) => Math.abs(a - weight) - Math.abs(b - weight))[0] ?? weight;
  const made = [...spread(typeface, letters).bySubset].map(async ([subset, held]) => {
    const options = {targetFormat: 'truetype', ...(axis && {variationAxes: {wght: weight}})} as const;
    const source = await readFile(fileOf(subset, nearest));
    return [subset, await subsetFont(source, held.join(''), options)] as const;
  });
  return new Map(await Promise.all(made));
}
