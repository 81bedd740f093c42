import {lineGlyph, lineNames, markGlyph, markNames, type Glyph} from '../../../../build/icons/drawings';

const most = 60;

const ways = {
  icon: {names: lineNames, draw: lineGlyph},
  mark: {names: markNames, draw: markGlyph},
} as const;

/** Pictures whose names hold the words, those that begin with them first. */
export function glyphsLike(kind: keyof typeof ways, like: string): {name: string; drawing: Glyph}[] {
  const {names, draw} = ways[kind];
  const wanted = like
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const found = names().filter((name) => wanted.every((word) => name.includes(word)));
  const begins = (name: string) => Number(name.startsWith(wanted[0] ?? ''));
  return found
    .sort((a, b) => begins(b) - begins(a) || a.length - b.length || a.localeCompare(b))
    .slice(0, most)
    .map((name) => ({name, drawing: draw(name)}));
}
