import {diffArrays} from 'diff';

export type Span = {op: 'same' | 'ins' | 'del'; text: string};

/** A number with its separators is one word, so that 99.5% never turns into 99.9% by one digit. */
const token = /[\p{L}\p{N}]+(?:[.,'’\-/][\p{L}\p{N}]+)*%?|\s+|[^\s]/gu;
const wordIn = /[\p{L}\p{N}]/u;

const tokens = (text: string): string[] => text.match(token) ?? [];

export const wordsOf = (text: string): string[] => tokens(text).filter((piece) => wordIn.test(piece));

export const countWords = (text: string): number => wordsOf(text).length;

/** Below this share of common words, a text counts as replaced, not reworded. */
export const reworded = 0.35;

/** How similar two texts are, from 0 to 1, by the words they share. */
export function similarity(before: string, after: string): number {
  const left = wordsOf(before.toLowerCase());
  const rest = new Map<string, number>();
  for (const word of left) rest.set(word, (rest.get(word) ?? 0) + 1);
  const right = wordsOf(after.toLowerCase());
  const shared = right.filter((word) => {
    const count = rest.get(word) ?? 0;
    rest.set(word, count - 1);
    return count > 0;
  }).length;
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length);
}

/** A stretch of the older text and its counterpart in the newer one, which may be the same. */
type Piece = {del: string; ins: string};

const isSame = ({del, ins}: Piece): boolean => del === ins;

function piecesOf(before: string, after: string): Piece[] {
  const pieces: Piece[] = [];
  for (const {value, added, removed} of diffArrays(tokens(before), tokens(after))) {
    const text = value.join('');
    const last = pieces.at(-1);
    if (last && !isSame(last) && (added || removed)) last[added ? 'ins' : 'del'] += text;
    else pieces.push({del: added ? '' : text, ins: removed ? '' : text});
  }
  return pieces;
}

const weight = ({del, ins}: Piece): number => Math.max(countWords(del), countWords(ins));

/** A stray "the" between two rewritten halves is noise and belongs to the change around it. */
function absorbIslands(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const [left, island] = joined.slice(-2);
    if (left && island && isSame(island) && !isSame(piece)) {
      const size = weight(island);
      if (size === 0 || (size <= 3 && size < Math.min(weight(left), weight(piece)))) {
        joined.splice(-2, 2, {del: left.del + island.del + piece.del, ins: left.ins + island.ins + piece.ins});
        continue;
      }
    }
    joined.push(piece);
  }
  // A merged change is larger and may now absorb its neighbors.
  return joined.length < pieces.length ? absorbIslands(joined) : joined;
}

/** A space at the end of both sides is not part of the change. */
function spansOf({del, ins}: Piece): Span[] {
  if (del === ins) return [{op: 'same', text: del}];
  const tail = del.endsWith(' ') && ins.endsWith(' ') ? ' ' : '';
  const inner = (text: string) => text.slice(0, text.length - tail.length);
  const spans: Span[] = [
    {op: 'del', text: inner(del)},
    {op: 'ins', text: inner(ins)},
    {op: 'same', text: tail},
  ];
  return spans.filter(({text}) => text !== '');
}

/** Removed and added words, with the unchanged text between them. */
export const compareWords = (before: string, after: string): Span[] =>
  absorbIslands(piecesOf(before, after)).flatMap(spansOf);
