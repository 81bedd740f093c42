import type {BlockChange} from '../../../catalogue/policies/redline';
import type {Block} from '../text';
import {compareWords, likeness} from './wordDiff';

/** Below this share of common words, a paragraph counts as replaced, not reworded. */
const reworded = 0.35;

function score(before: Block, after: Block): number {
  if (before.kind !== after.kind) return 0;
  if (before.text === after.text) return 2;
  const alike = likeness(before.text, after.text);
  return alike >= reworded ? alike : 0;
}

type Table = readonly (readonly number[])[];

const cell = (table: Table, row: number, column: number): number => table[row]?.[column] ?? 0;

/** The best total likeness of the blocks from (row, column) to the end: the usual alignment table, filled backwards. */
function scoreTable(pair: Table, rows: number, columns: number): Table {
  const best: number[][] = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const line: number[] = [];
    best[row] = line;
    for (let column = columns - 1; column >= 0; column -= 1) {
      const together = cell(pair, row, column);
      line[column] = Math.max(
        cell(best, row + 1, column),
        line[column + 1] ?? 0,
        together > 0 ? together + cell(best, row + 1, column + 1) : 0,
      );
    }
  }
  return best;
}

const removed = ({kind, text}: Block): BlockChange => ({kind, change: 'removed', parts: [{op: 'del', text}]});
const added = ({kind, text}: Block): BlockChange => ({kind, change: 'added', parts: [{op: 'ins', text}]});

function joined(before: Block, after: Block): BlockChange {
  const same = before.text === after.text;
  const parts = same ? [{op: 'same' as const, text: after.text}] : compareWords(before.text, after.text);
  return {kind: after.kind, change: same ? 'same' : 'reworded', parts};
}

const isSame = (before: readonly Block[], after: readonly Block[]) =>
  before.length === after.length &&
  before.every(({kind, text}, at) => kind === after[at]?.kind && text === after[at].text);

/** Aligns the paragraphs and list items of one section: what stayed, was reworded, was added or was removed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): BlockChange[] {
  // True for most sections of most pairs; aligning them all would add half a minute to a build of many versions.
  if (isSame(before, after)) return after.map((block) => joined(block, block));
  const pair = before.map((left) => after.map((right) => score(left, right)));
  const best = scoreTable(pair, before.length, after.length);
  const changes: BlockChange[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const left = before[row];
    const right = after[column];
    const here = cell(best, row, column);
    const together = cell(pair, row, column);
    if (left && right && together > 0 && here === together + cell(best, row + 1, column + 1)) {
      changes.push(joined(left, right));
      row += 1;
      column += 1;
    } else if (left && (!right || here === cell(best, row + 1, column))) {
      changes.push(removed(left));
      row += 1;
    } else if (right) {
      changes.push(added(right));
      column += 1;
    }
  }
  return changes;
}
