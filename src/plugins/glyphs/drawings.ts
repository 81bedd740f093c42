import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../catalogue/schemaProblems';
import {lineGlyph, lineNames, type Glyph} from './lines';

export {lineGlyph, lineNames, type Glyph};

const marksDir = path.join(path.dirname(require.resolve('simple-icons')), 'icons');

/** The simple-icons slugs of all brand marks. */
export const markNames = (): string[] => readdirSync(marksDir).map((name) => name.replace(/\.svg$/, ''));

/** The outline of a brand mark by its simple-icons slug. */
export function markPath(slug: string): string {
  const file = path.join(marksDir, `${slug}.svg`);
  if (!/^[a-z0-9]+$/.test(slug) || !existsSync(file))
    throw new Error(`there is no brand mark "${slug}".${didYouMean(slug, markNames())}`);
  const d = /<path d="([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
  if (!d) throw new Error(`the brand mark "${slug}" is not a single path`);
  return d;
}

/** A filled shape in one color, drawn inline. */
export const pathGlyph = (d: string): Glyph => [['path', {d, fill: 'currentColor', stroke: 'none'}]];

export const markGlyph = (slug: string): Glyph => pathGlyph(markPath(slug));
