import {diffArrays} from 'diff';
import {readBlocks, type Block, type ReadSection} from './blocks';
import {readPolicy} from './policyText';
import {compareWords, similarity, type Span} from './compareWords';

export type BlockChange = Pick<Block, 'kind' | 'depth'> & {cells: Span[][]};

export type SectionChange = {heading: Span[]; blocks: BlockChange[]; isChanged: boolean; isMoved: boolean};

export type Comparison = {title: Span[]; sections: SectionChange[]};

/** One thing in both texts, or in only one of them. */
type Pair<T> = {before?: T; after?: T};

/** Below these shares of common words, a paragraph and a section are not reworded but replaced. */
const alike = {block: 0.35, section: 0.5};

export const isEdited = (spans: readonly Span[]): boolean => spans.some(({op}) => op !== 'same');

/** Pairs two lists in order, by what is the same, and what is between two pairs by looser rules. */
function align<T>(
  before: readonly T[],
  after: readonly T[],
  ...[isSame, ...looser]: ((left: T, right: T) => boolean)[]
): Pair<T>[] {
  if (!isSame) return [...before.map((one) => ({before: one})), ...after.map((one) => ({after: one}))];
  const pairs: Pair<T>[] = [];
  const older = [...before];
  let [gone, fresh]: [T[], T[]] = [[], []];
  for (const {value, added, removed} of diffArrays([...before], [...after], {comparator: isSame})) {
    if (added) fresh = value;
    else if (removed) gone = older.splice(0, value.length);
    else {
      pairs.push(...align(gone, fresh, ...looser));
      [gone, fresh] = [[], []];
      pairs.push(...older.splice(0, value.length).map((one, at) => ({before: one, after: value[at]})));
    }
  }
  return [...pairs, ...align(gone, fresh, ...looser)];
}

const textOf = ({cells}: Block): string => cells.join(' ');

/** Links count where the words are the same. */
function compareCells({before, after}: Pair<Block>): Span[][] {
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
  const isAlike = (left: Block, right: Block) => {
    // The numbers of items say nothing about what is in them.
    const [older = '', newer = ''] = [left, right].map((one) => textOf(one).replace(/^\d+\. /, ''));
    return (left.kind === 'row') === (right.kind === 'row') && similarity(older, newer) >= alike.block;
  };
  return align(before, after, isSame, isAlike).flatMap((pair) => {
    const shown = pair.after ?? pair.before;
    return shown ? [{kind: shown.kind, depth: shown.depth, cells: compareCells(pair)}] : [];
  });
}

/** The older section of each newer one: by its title or, if it has another, by its words. */
function partnersOf(before: readonly ReadSection[], after: readonly ReadSection[]): Map<ReadSection, ReadSection> {
  const wordsIn = ({blocks}: ReadSection): string => blocks.map(textOf).join(' ');
  const scoreOf = (older: ReadSection, newer: ReadSection) =>
    older.title === newer.title ? 2 : similarity(wordsIn(older), wordsIn(newer));
  const best = after
    .flatMap((newer) => before.map((older) => ({older, newer, score: scoreOf(older, newer)})))
    .filter(({score}) => score >= alike.section)
    .sort((a, b) => b.score - a.score);
  const partners = new Map<ReadSection, ReadSection>();
  for (const {older, newer} of best)
    if (!partners.has(newer) && ![...partners.values()].includes(older)) partners.set(newer, older);
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
  const partners = partnersOf(before, after);
  const paired = new Set(partners.values());
  const isPair = (left: ReadSection, right: ReadSection) => partners.get(right) === left;
  const sections = align(before, after, isPair).flatMap((pair) => {
    const partner = pair.after && partners.get(pair.after);
    // Sections outside the longest run in unchanged order are the ones that a person would call moved, to where they are now.
    if (!pair.after && pair.before && paired.has(pair.before)) return [];
    return [changeOf({before: partner ?? pair.before, after: pair.after}, !pair.before && partner !== undefined)];
  });
  return {title: compareWords(readPolicy(older).title, readPolicy(newer).title), sections};
}
