import {diffArrays} from 'diff';
import type {Span} from '../redline';

/** A number with its separators is one word, so that 99.5% never turns into 99.9% by one digit. */
const token = /[\p{L}\p{N}]+(?:[.,'’\-/][\p{L}\p{N}]+)*%?|\s+|[^\s]/gu;
const wordIn = /[\p{L}\p{N}]/u;

const tokens = (text: string): string[] => text.match(token) ?? [];

export const wordsOf = (text: string): string[] => tokens(text).filter((piece) => wordIn.test(piece));

export const countWords = (text: string): number => wordsOf(text).length;

/** Below this share of common words, a text counts as replaced, not reworded. */
export const reworded = 0.35;

/** Each text of an archive is compared with many others, so its words are cached. */
const known = new Map<string, readonly string[]>();

function vocabularyOf(text: string): readonly string[] {
  const words = known.get(text) ?? wordsOf(text.toLowerCase());
  known.set(text, words);
  return words;
}

/** How similar two texts are, from 0 to 1, by the words they share. */
export function likeness(before: string, after: string): number {
  const left = vocabularyOf(before);
  const rest = new Map<string, number>();
  for (const word of left) rest.set(word, (rest.get(word) ?? 0) + 1);
  const right = vocabularyOf(after);
  const shared = right.filter((word) => {
    const count = rest.get(word) ?? 0;
    rest.set(word, count - 1);
    return count > 0;
  }).length;
  return left.length + right.length === 0 ? 1 : (2 * shared) / (left.length + right.length);
}

type Change = {kept: string} | {removed: string; added: string};

function rawChanges(before: string, after: string): Change[] {
  const changes: Change[] = [];
  for (const {value, added, removed} of diffArrays(tokens(before), tokens(after))) {
    const text = value.join('');
    const last = changes.at(-1);
    if (!added && !removed) changes.push({kept: text});
    else if (last && 'removed' in last) last[added ? 'added' : 'removed'] += text;
    else changes.push({removed: removed ? text : '', added: added ? text : ''});
  }
  return changes;
}

const weight = (change: Change | undefined): number =>
  change && 'removed' in change ? Math.max(countWords(change.removed), countWords(change.added)) : 0;

/** A stray "the" between two rewritten halves is noise and belongs to the change around it. */
function isIsland(change: Change, before: Change | undefined, after: Change | undefined): boolean {
  if (!('kept' in change) || !before || !after) return false;
  const size = countWords(change.kept);
  return size === 0 || (size <= 3 && size < Math.min(weight(before), weight(after)));
}

function absorbIslands(changes: Change[]): Change[] {
  const at = changes.findIndex((change, index) => isIsland(change, changes[index - 1], changes[index + 1]));
  if (at < 0) return changes;
  const [left, island, right] = changes.slice(at - 1, at + 2) as [Change, {kept: string}, Change];
  if (!('removed' in left) || !('removed' in right)) return changes;
  const merged = {
    removed: left.removed + island.kept + right.removed,
    added: left.added + island.kept + right.added,
  };
  return absorbIslands([...changes.slice(0, at - 1), merged, ...changes.slice(at + 2)]);
}

/** A space that both sides share at an end of the change stays outside of it. */
function settle(change: Change): Span[] {
  if ('kept' in change) return [{op: 'same', text: change.kept}];
  const {removed, added} = change;
  const tail = removed.endsWith(' ') && added.endsWith(' ') ? ' ' : '';
  const room = Math.min(removed.length, added.length) > tail.length;
  const head = room && removed.startsWith(' ') && added.startsWith(' ') ? ' ' : '';
  const inner = (text: string) => text.slice(head.length, text.length - tail.length);
  const parts: Span[] = [
    {op: 'same', text: head},
    {op: 'del', text: inner(removed)},
    {op: 'ins', text: inner(added)},
    {op: 'same', text: tail},
  ];
  return parts.filter((part) => part.text !== '');
}

function joinNeighbors(parts: Span[]): Span[] {
  const joined: Span[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last?.op === part.op) last.text += part.text;
    else joined.push({...part});
  }
  return joined;
}

/** The words that were removed and added, with the unchanged text between them. */
export const compareWords = (before: string, after: string): Span[] =>
  joinNeighbors(absorbIslands(rawChanges(before, after)).flatMap(settle));
