import {wordDiff} from 'diff';

export type Span = {op: 'same' | 'ins' | 'del'; text: string};

/**
 * A word with the spaces around it, as the library takes them. A number with its signs is one word, so that 99.5% never
 * turns into 99.9% by one digit, nor “(48” into two.
 */
const token = /(?<=(\s*))(?:[([{$€£]*[\p{L}\p{N}]+(?:[.,'’\-/][\p{L}\p{N}]+)*%?|\S)\s*/gu;

const words: typeof wordDiff = Object.assign(Object.create(wordDiff) as typeof wordDiff, {
  tokenize: (text: string) => [...text.matchAll(token)].map(([word, before = '']) => before + word),
});

/** How similar two texts are, from 0 to 1, by the words they share. */
export function similarity(before: string, after: string): number {
  const [left, right] = [before, after].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!left?.size || !right?.size) return left?.size === right?.size ? 1 : 0;
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);
}

/** Removed and added words, with the unchanged text between them. */
export const compareWords = (before: string, after: string): Span[] =>
  words.diff(before, after).map(({value, added, removed}): Span => {
    const op = added ? 'ins' : 'del';
    return {op: added || removed ? op : 'same', text: value};
  });
