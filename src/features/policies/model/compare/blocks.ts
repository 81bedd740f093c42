import type {BlockChange} from '../redline';
import {align, type Aligned} from './align';
import {notesOf} from './notes';
import {compareRows, type Rows} from './rows';
import type {Block} from './text';
import {similarity, reworded} from './wordDiff';

const wordsIn = (rows: Rows) => rows.flat().join(' ');

function score(before: Block, after: Block): number {
  if (before.kind !== after.kind) return 0;
  if (before.shape === after.shape) return 2;
  // Two tables with the same header are the same table, however much of the rest has changed.
  const headers =
    before.kind === 'table' ? similarity(wordsIn(before.rows.slice(0, 1)), wordsIn(after.rows.slice(0, 1))) : 0;
  const alike = Math.max(headers, similarity(wordsIn(before.rows), wordsIn(after.rows)));
  return alike >= reworded ? alike : 0;
}

function changeOf({before, after}: Aligned<Block>): BlockChange[] {
  const own = after ?? before;
  if (!own) return [];
  const {kind, depth, marker} = own;
  const rows = compareRows(before?.rows ?? [], after?.rows ?? []);
  const notes = notesOf(before, after);
  const hasNewWords = rows.flat(2).some(({op}) => op !== 'same');
  if (before?.shape !== after?.shape && !hasNewWords && notes.length === 0) notes.push('Only the formatting changed.');
  return [{kind, rows, ...(depth && {depth}), ...(marker && {marker}), ...(notes.length > 0 && {notes})}];
}

/** Aligns the blocks of a section: unchanged, reworded, added, or removed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  // True for most sections of most pairs. Aligning them all would add half a minute to a build with many versions.
  const isUnchanged = before.length === after.length && before.every(({shape}, at) => shape === after[at]?.shape);
  const pairs = isUnchanged ? after.map((block) => ({before: block, after: block})) : align(before, after, score);
  return pairs.flatMap(changeOf);
}
