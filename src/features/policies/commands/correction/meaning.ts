import {countWords} from '../../model/compare/wordDiff';
import {isRespelled} from './spelling';
import {prepositions, wordsWithKinds, type Kind, type Vocabulary, type Word} from './words';

/** What each kind of word is called where it is refused. */
const kinds: Record<Exclude<Kind, 'free' | 'plain'>, string> = {
  figure: 'a figure',
  number: 'a number',
  period: 'a date or a period',
  negation: 'a negation',
  modal: 'a word of duty or permission',
  condition: 'a word that sets a limit or a condition',
  term: 'a defined term',
  name: 'a name',
};

const carries = ({kind}: Word): boolean => kind !== 'free' && kind !== 'plain';

/** The words that one list has more often than the other. */
function surplus(words: readonly Word[], others: readonly Word[]): Word[] {
  const rest = others.map(({kind, key}) => `${kind} ${key}`);
  return words.filter(({kind, key}) => {
    const at = rest.indexOf(`${kind} ${key}`);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

function effect(removed: Word | undefined, added: Word | undefined): string {
  if (removed && added) return `turn “${removed.shown}” into “${added.shown}”`;
  return removed ? `remove “${removed.shown}”` : `add “${added?.shown ?? ''}”`;
}

/** Words that carry meaning stay, in their order: “You may” and “we must” have the same words as “we may” and “you must”. */
function carriedProblem(before: readonly Word[], after: readonly Word[]): string | undefined {
  const removed = surplus(before, after);
  const added = surplus(after, before);
  const first = removed[0] ?? added[0];
  if (first && first.kind !== 'free' && first.kind !== 'plain') {
    const own = ({kind}: Word) => kind === first.kind;
    return `a correction cannot change ${kinds[first.kind]}, and this would ${effect(removed.find(own), added.find(own))}`;
  }
  const moved = before.find(({key}, at) => key !== after[at]?.key);
  return (
    moved && `a correction cannot change the order of words that carry a meaning, and this would move “${moved.shown}”`
  );
}

type Pairing = {pairs: readonly (readonly [Word, Word])[]; alone: readonly Word[]; others: readonly Word[]};

/** Finds for each word the one that it is a misspelling of, or that misspells it. */
function pairRespelled(words: readonly Word[], candidates: readonly Word[]): Pairing {
  const others = [...candidates];
  const pairs: [Word, Word][] = [];
  const alone = words.filter((word) => {
    const at = others.findIndex(({key}) => isRespelled(word.key, key));
    const [partner] = at < 0 ? [] : others.splice(at, 1);
    if (partner) pairs.push([word, partner]);
    return !partner;
  });
  return {pairs, alone, others};
}

/** Whether two lists have the same order, but for one pair of neighbors. */
function isSwappedAtMostOnce(before: readonly string[], after: readonly string[]): boolean {
  const at = before.findIndex((word, place) => word !== after[place]);
  if (at < 0) return true;
  const swapped = [...before];
  swapped.splice(at, 2, before[at + 1] ?? '', before[at] ?? '');
  return swapped.every((word, place) => word === after[place]);
}

const isPlain = ({kind}: Word) => kind === 'plain';
const isFree = ({kind}: Word) => kind === 'free';
const isPreposition = ({key}: Word) => prepositions.has(key);
const keysOf = (words: readonly Word[]) => words.filter(isPlain).map(({key}) => key);
const lettersOf = (words: readonly Word[]) => words.map(({key}) => key).join('');

const replaced = (removed: Word | undefined, added: Word | undefined) =>
  `a correction can mend a word but not choose another one, and this would ${effect(removed, added)}`;

const isIn = (pairs: Pairing['pairs'], key: string) => pairs.some(([word]) => word.key === key);

/** Other words may be respelled, and small ones such as “the” added or removed; none may become another word. */
function plainProblem(before: readonly Word[], after: readonly Word[]): string | undefined {
  if (lettersOf(before) === lettersOf(after)) return undefined;
  const removed = surplus(before, after);
  const added = surplus(after, before);
  const words = pairRespelled(removed.filter(isPlain), added.filter(isPlain));
  // A misspelled small word looks like a plain one: “teh”.
  const gone = pairRespelled(words.alone, added.filter(isFree));
  const come = pairRespelled(words.others, removed.filter(isFree));
  if (gone.alone.length + come.alone.length > 0) return replaced(gone.alone[0], come.alone[0]);
  const was = come.others.find(isPreposition);
  const is = gone.others.find(isPreposition);
  if (was && is) return replaced(was, is);
  const mended = new Map(words.pairs.map(([from, to]) => [from.key, to.key]));
  const from = keysOf(before)
    .filter((key) => !isIn(gone.pairs, key))
    .map((key) => mended.get(key) ?? key);
  const to = keysOf(after).filter((key) => !isIn(come.pairs, key));
  return isSwappedAtMostOnce(from, to) ? undefined : 'a correction cannot put the words of a sentence in another order';
}

/** Why one text would not mean the same as the other, or nothing where only an error was mended. */
export function meaningProblem(before: string, after: string, vocabulary: Vocabulary): string | undefined {
  const was = wordsWithKinds(before, vocabulary);
  const is = wordsWithKinds(after, vocabulary);
  const carried = carriedProblem(was.filter(carries), is.filter(carries));
  if (carried) return carried;
  const growth = countWords(after) - countWords(before);
  if (Math.abs(growth) > 1) {
    return `a correction adds or removes one word at most, and this would ${growth > 0 ? 'add' : 'remove'} ${Math.abs(growth)}`;
  }
  return plainProblem(
    was.filter((word) => !carries(word)),
    is.filter((word) => !carries(word)),
  );
}
