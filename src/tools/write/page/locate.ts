import {diff} from '@codemirror/merge';

/** Tags and addresses, which could have the letters of the words beside them. */
const unseen = /<[^>]*>|\]\([^)]*\)/g;

/** The place in the source of a block for a place in the text that the page shows of it: before the same letter. */
export function locate(source: string, shown: string, offset: number): number {
  if (shown.trim() === '') return /[\p{L}\p{N}]/u.exec(source)?.index ?? 0;
  if (offset === shown.length) {
    const last = locate(source, shown, offset - 1);
    return last + Number(source[last] === shown[offset - 1]);
  }
  const words = source.replace(unseen, (one) => '\0'.repeat(one.length));
  const before = diff(words, shown)
    .filter(({fromB}) => fromB <= offset)
    .at(-1);
  if (!before) return offset;
  // What is not in the source, such as the value of a claim, begins with its tag.
  return before.toB > offset ? before.fromA : before.toA + offset - before.toB;
}
