import type {BlockChange, TextChange} from '../redline';
import {align, type Aligned} from './align';
import {notesOf} from './notes';
import {compareTables, tableLikeness} from './tables';
import type {Block, TextBlock} from './text';
import {compareWords, likeness, reworded} from './wordDiff';

const isSame = (before: Block, after: Block) => JSON.stringify(before) === JSON.stringify(after);

function score(before: Block, after: Block): number {
  if (before.kind !== after.kind) return 0;
  if (isSame(before, after)) return 2;
  const alike =
    before.kind === 'table' || after.kind === 'table'
      ? tableLikeness(before, after)
      : likeness(before.text, after.text);
  return alike >= reworded ? alike : 0;
}

type Whole = 'same' | 'added' | 'removed';

const placeOf = ({kind, depth, marker}: TextBlock) => ({kind, ...(depth && {depth}), ...(marker && {marker})});

const whole = (block: Block, change: Whole): BlockChange => {
  if (block.kind === 'table') {
    const none = {...block, rows: []};
    return {...compareTables(change === 'added' ? none : block, change === 'removed' ? none : block), change};
  }
  const op = {same: 'same', added: 'ins', removed: 'del'} as const;
  return {...placeOf(block), change, parts: [{op: op[change], text: block.text}]};
};

const joined = (before: TextBlock, after: TextBlock): TextChange => ({
  ...placeOf(after),
  change: before.text === after.text ? 'reformatted' : 'reworded',
  parts: compareWords(before.text, after.text),
});

function wordsChanged({before, after}: Aligned<Block>): BlockChange {
  if (!before) return whole(after, 'added');
  if (!after) return whole(before, 'removed');
  if (isSame(before, after)) return whole(after, 'same');
  if (before.kind === 'table' && after.kind === 'table') return compareTables(before, after);
  return joined(before as TextBlock, after as TextBlock);
}

function changeOf(pair: Aligned<Block>): BlockChange {
  const change = wordsChanged(pair);
  if (change.change === 'same') return change;
  const notes = notesOf(pair.before, pair.after, change.change === 'reformatted');
  return notes.length > 0 ? {...change, notes} : change;
}

/** Aligns the blocks of one section: what stayed, was reworded, was added or was removed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  // True for most sections of most pairs; aligning them all would add half a minute to a build of many versions.
  const isUnchanged = before.length === after.length && before.every((block, at) => isSame(block, after[at] as Block));
  if (isUnchanged) return after.map((block) => whole(block, 'same'));
  return align(before, after, score).map(changeOf);
}
