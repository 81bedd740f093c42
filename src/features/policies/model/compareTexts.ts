import {diffArrays} from 'diff';
import {readBlocks, type Block, type ReadSection} from './blocks';
import {compareWords, similarity, type Span} from './compareWords';

export type BlockChange = Pick<Block, 'kind' | 'depth'> & {cells: Span[][]};

export type SectionChange = {heading: Span[]; blocks: BlockChange[]; isChanged: boolean; isMoved: boolean};

export type Comparison = {title: Span[]; sections: SectionChange[]};

/** One thing in both texts, or in only one of them. */
type Pair<T> = {before?: T | undefined; after?: T | undefined};

/** Below these shares of common words, a paragraph and a section are not reworded but replaced. */
const alike = {block: 0.35, section: 0.5};

export const isEdited = (spans: readonly Span[]): boolean => spans.some(({op}) => op !== 'same');

/** Pairs two lists in order, by what counts as equal. What is between two pairs is paired by the next function, if any. */
function align<T>(
  before: readonly T[],
  after: readonly T[],
  comparator: (left: T, right: T) => boolean,
  between: (gone: T[], fresh: T[]) => Pair<T>[] = (gone, fresh) => [
    ...gone.map((one) => ({before: one})),
    ...fresh.map((one) => ({after: one})),
  ],
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let [left, right] = [0, 0];
  let [gone, fresh]: [T[], T[]] = [[], []];
  for (const {value, added, removed} of diffArrays([...before], [...after], {comparator})) {
    if (removed) gone = before.slice(left, (left += value.length));
    else if (added) fresh = after.slice(right, (right += value.length));
    else {
      pairs.push(...between(gone, fresh));
      [gone, fresh] = [[], []];
      pairs.push(...value.map(() => ({before: before[left++], after: after[right++]})));
    }
  }
  return [...pairs, ...between(gone, fresh)];
}

const textOf = ({cells}: Block): string => cells.join(' ');

/** How similar two blocks are, whatever numbers their items have. */
const likeness = (left: Block, right: Block): number => {
  const [before = '', after = ''] = [left, right].map((one) => textOf(one).replace(/^\d+\. /, ''));
  return similarity(before, after);
};
const wordsIn = ({blocks}: ReadSection): string => blocks.map(textOf).join(' ');

/** Links count where the words are the same. */
function compareCells(before: Block | undefined, after: Block | undefined): Span[][] {
  const hasWords = !before || !after || textOf(before) !== textOf(after);
  const [older = [], newer = []] = [before, after].map((one) => (hasWords ? one?.cells : one?.linked));
  if (!before || !after || older.length === newer.length)
    return (after ? newer : older).map((_, at) => compareWords(older[at] ?? '', newer[at] ?? ''));
  // A column is new or gone.
  return align(older, newer, (left, right) => left === right).map((one) =>
    compareWords(one.before ?? '', one.after ?? ''),
  );
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  const isSame = (left: Block, right: Block) => left.linked.join('|') === right.linked.join('|');
  const isAlike = (left: Block, right: Block) =>
    (left.kind === 'row') === (right.kind === 'row') && likeness(left, right) >= alike.block;
  return align(before, after, isSame, (gone, fresh) => align(gone, fresh, isAlike)).flatMap((pair) => {
    const {kind, depth} = pair.after ?? pair.before ?? {};
    return kind && depth !== undefined ? [{kind, depth, cells: compareCells(pair.before, pair.after)}] : [];
  });
}

/** The older section of each newer one: by its title or, if it has another, by its words. */
function partnersOf(before: readonly ReadSection[], after: readonly ReadSection[]): Map<ReadSection, ReadSection> {
  const partners = new Map<ReadSection, ReadSection>();
  const rest = new Set(before);
  const pairBy = (score: (older: ReadSection, newer: ReadSection) => number) => {
    for (const section of after.filter((one) => !partners.has(one))) {
      const [best] = [...rest].map((one) => ({one, score: score(one, section)})).sort((a, b) => b.score - a.score);
      if (!best || best.score <= 0) continue;
      partners.set(section, best.one);
      rest.delete(best.one);
    }
  };
  pairBy((older, newer) => Number(older.title === newer.title));
  pairBy((older, newer) => {
    const score = similarity(wordsIn(older), wordsIn(newer));
    return score >= alike.section ? score : 0;
  });
  return partners;
}

function changeOf({before, after}: Pair<ReadSection>, isMoved: boolean): SectionChange {
  const heading = compareWords(before?.heading ?? '', after?.heading ?? '');
  const blocks = compareBlocks(before?.blocks ?? [], after?.blocks ?? []);
  return {heading, blocks, isMoved, isChanged: isEdited(heading) || blocks.some(({cells}) => cells.some(isEdited))};
}

/** What a newer text of a policy removed, added and moved, with every word of both. */
export function compareTexts(older: string, newer: string): Comparison {
  const [before, after] = [readBlocks(older), readBlocks(newer)];
  const partners = partnersOf(before.sections, after.sections);
  // Sections outside the longest run in unchanged order are the ones that a person would call moved.
  const stayed = after.sections.map((one) => partners.get(one) ?? one);
  const order = align(before.sections, stayed, (left, right) => left === right);
  const sections = order.flatMap((pair) => {
    if (pair.before && pair.after) return [{pair, isMoved: false}];
    // A moved section is shown where it is now.
    if (pair.before) return stayed.includes(pair.before) ? [] : [{pair, isMoved: false}];
    return [{pair, isMoved: pair.after !== undefined && before.sections.includes(pair.after)}];
  });
  const newerOf = new Map(after.sections.map((one) => [partners.get(one) ?? one, one]));
  return {
    title: compareWords(before.title, after.title),
    sections: sections.map(({pair, isMoved}) => {
      const own = pair.after && newerOf.get(pair.after);
      return changeOf({before: own ? partners.get(own) : pair.before, after: own}, isMoved);
    }),
  };
}
