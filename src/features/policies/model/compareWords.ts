import {diffArrays} from 'diff';

export type Span = {op: 'same' | 'ins' | 'del'; text: string};

/** A number with its signs is one word, so that 99.5% never turns into 99.9% by one digit, nor “(48” into two. */
const token = /[([{$€£]*[\p{L}\p{N}]+(?:[.,'’\-/][\p{L}\p{N}]+)*%?|\s+|[^\s]/gu;

const tokens = (text: string): string[] => text.match(token) ?? [];

/** How similar two texts are, from 0 to 1, by the words they share. */
export function similarity(before: string, after: string): number {
  const [left, right] = [before, after].map((text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu)));
  if (!left?.size || !right?.size) return left?.size === right?.size ? 1 : 0;
  return (2 * [...left].filter((word) => right.has(word)).length) / (left.size + right.size);
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
  for (const {value, added, removed} of diffArrays(tokens(before), tokens(after))) {
    const text = value.join('');
    const isBetween = !added && !removed && (del || ins) && !text.trim();
    if (removed || isBetween) del += text;
    if (added || isBetween) ins += text;
    if (added || removed || isBetween) continue;
    flush();
    spans.push({op: 'same', text});
  }
  flush();
  return spans;
}
