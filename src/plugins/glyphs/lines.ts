import {icons, type IconNode} from 'lucide';
import {didYouMean} from '../../catalogue/schemaProblems';
import {onePath} from './onePath';

/** The drawing of an icon: elements with their attributes. Lucide's own shape, used for brand marks too. */
export type Glyph = IconNode;

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z0-9])/g, (_, dash: string, letter: string) => letter.toUpperCase());
const kebab = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** The Lucide names of all line icons; a few have signs by which no name is told. */
export const lineNames = (): string[] =>
  Object.keys(icons)
    .map(kebab)
    .filter((name) => pascal(name) in icons);

/** A line icon by its Lucide name. */
export function lineGlyph(name: string): Glyph {
  const glyph = (icons as Record<string, IconNode>)[pascal(name)];
  if (glyph) return onePath(glyph);
  throw new Error(`there is no Lucide icon "${name}".${didYouMean(name, lineNames())}`);
}
