import {diffArrays} from 'diff';

export type Span = {op: 'same' | 'ins' | 'del'; text: string};

/** A number with its signs is one word, so that 99.5% never turns into 99.9% by one digit, nor “(48” into two. */
const token = /[([{$€£]*[\p{L}\p{N}]+(?:[.,'’\-/][\p{L}\p{N}]+)*%?|\s+|[^\s]/gu;
const wordIn = /[\p{L}\p{N}]/u;

const tokens = (text: string): string[] => text.match(token) ?? [];

const wordsOf = (text: string): string[] => tokens(text.toLowerCase()).filter((piece) => wordIn.test(piece));

/** How similar two texts are, from 0 to 1, by the words they share. */
export function similarity(before: string, after: string): number {
  const left = wordsOf(before);
  const rest = new Map<string, number>();
  for (const word of left) rest.set(word, (rest.get(word) ?? 0) + 1);
  const right = wordsOf(after);
  const shared = right.filter((word) => {
    const count = rest.get(word) ?? 0;
    rest.set(word, count - 1);
    return count > 0;
  }).length;
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length);
}

/** Removed and added words, with the unchanged text between them. A space between two changes belongs to both. */
export function compareWords(before: string, after: string): Span[] {
  const spans: Span[] = [];
  let [del, ins] = ['', ''];
  const flush = () => {
    // A space at the end of both, or alone in one, is not part of the change.
    const tail = (/\s$/.test(del) && /\s$/.test(ins)) || (ins && !ins.trim()) || (del && !del.trim()) ? ' ' : '';
    const changes: Span[] = [
      {op: 'del', text: tail ? del.trimEnd() : del},
      {op: 'ins', text: tail ? ins.trimEnd() : ins},
      {op: 'same', text: tail},
    ];
    spans.push(...changes.filter(({text}) => text));
    [del, ins] = ['', ''];
  };
  const parts = diffArrays(tokens(before), tokens(after));
  for (const [at, {value, added, removed}] of parts.entries()) {
    const text = value.join('');
    const isBetween = (del || ins) && !text.trim() && at < parts.length - 1;
    if (removed || (!added && isBetween)) del += text;
    if (added || (!removed && isBetween)) ins += text;
    if (added || removed || isBetween) continue;
    flush();
    spans.push({op: 'same', text});
  }
  flush();
  return spans;
}
