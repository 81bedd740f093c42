import {create} from 'fontkitten';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The `metadata.json` of a Fontsource package. */
type Metadata = {
  id: string;
  family: string;
  category: string;
  subsets: string[];
  weights: number[];
  variable: false | Partial<Record<string, {min: string; max: string; default: string}>>;
};

export type Range = {min: number; max: number};

export const rangeOf = (weights: readonly number[]): Range => ({min: Math.min(...weights), max: Math.max(...weights)});

export type Typeface = {
  family: string;
  isSerif: boolean;
  /** The weights of a variable font; undefined if each weight has a file of its own. */
  axis?: Range & {default: number};
  weights: readonly number[];
  /** The scripts that it has files for, Latin first. */
  subsets: readonly string[];
  /** The first part of its file names. */
  id: string;
  fileOf: (subset: string, weight: number) => string;
};

const latin = 'latin';

/** The package with a file for each weight also lists the axes of the typeface, but its files are not variable. */
function axisOf(name: string, {variable}: Metadata): Typeface['axis'] {
  const axis = variable && name.startsWith('@fontsource-variable/') ? variable['wght'] : undefined;
  return axis && {min: Number(axis.min), max: Number(axis.max), default: Number(axis.default)};
}

export function readTypeface(name: string, root: string): Typeface {
  const folder = path.join(root, 'node_modules', name);
  const metadata = JSON.parse(readFileSync(path.join(folder, 'metadata.json'), 'utf8')) as Metadata;
  const {id, family, category, weights} = metadata;
  const axis = axisOf(name, metadata);
  const fileOf = (subset: string, weight: number) =>
    path.join(folder, 'files', `${id}-${subset}-${axis ? 'wght' : weight}-normal.woff2`);
  const subsets = [latin, ...metadata.subsets.filter((subset) => subset !== latin)];
  const isThere = (subset: string) => existsSync(fileOf(subset, weights[0] ?? 400));
  return {
    id,
    family,
    weights,
    ...(axis && {axis}),
    isSerif: category === 'serif',
    subsets: subsets.filter(isThere),
    fileOf,
  };
}

/** The wanted characters by script, each in the first whose file has it, and those that no file has. */
export function charactersBySubset({subsets, fileOf, weights}: Typeface, wanted: Iterable<string>) {
  const bySubset = new Map<string, string[]>();
  let missing = [...new Set(wanted)];
  for (const subset of subsets) {
    if (missing.length === 0) break;
    const font = create(readFileSync(fileOf(subset, weights[0] ?? 400)));
    if (font.isCollection) continue;
    const isIn = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
    const held = missing.filter(isIn);
    if (held.length > 0) bySubset.set(subset, held);
    missing = missing.filter((character) => !held.includes(character));
  }
  return {bySubset, missing};
}
