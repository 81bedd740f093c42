import type {TableChange} from '../redline';
import {align, type Aligned} from './align';
import type {Block, TableBlock} from './text';
import {compareWords, likeness, reworded} from './wordDiff';

type Rows = readonly (readonly string[])[];

/** The place of a column in both versions, or in the one that has it. */
type Column = Aligned<number>;

function pairColumns(before: Rows, after: Rows): Column[] {
  const header = ([cells = []]: Rows, at: number) => cells[at]?.toLowerCase();
  const words = (rows: Rows, at: number) =>
    rows
      .slice(1)
      .map((row) => row[at] ?? '')
      .join(' ');
  return align([...(before[0] ?? []).keys()], [...(after[0] ?? []).keys()], (left, right) => {
    if (header(before, left) && header(before, left) === header(after, right)) return 2;
    const alike = likeness(words(before, left), words(after, right));
    return alike > 0.5 ? alike : 0;
  });
}

/** Two tables with the same header are the same table, however much of the rest has changed. */
export function tableLikeness(before: Block, after: Block): number {
  if (before.kind !== 'table' || after.kind !== 'table') return 0;
  const header = likeness((before.rows[0] ?? []).join(' '), (after.rows[0] ?? []).join(' '));
  return Math.max(header, likeness(before.rows.flat().join(' '), after.rows.flat().join(' ')));
}

/** Rows whose first cells have no word in common are the same row only if nearly everything else is the same. */
const renamed = 0.7;

/** How alike the cells of two rows are: all of them, the first one, or their words. */
function rowScore(older: readonly string[], newer: readonly string[]): number {
  if (newer.length === 0) return 0;
  if (older.join('\n') === newer.join('\n')) return 2;
  const [oldName = '', newName = ''] = [older[0], newer[0]];
  if (oldName && oldName === newName) return 1;
  const alike = likeness(older.join(' '), newer.join(' '));
  return alike >= (likeness(oldName, newName) > 0 ? reworded : renamed) ? alike : 0;
}

/** What changed in a table, by its columns and rows: a new column rewords no row. */
export function compareTables({rows: before}: TableBlock, {rows: after}: TableBlock): TableChange {
  const columns = pairColumns(before, after);
  // Every row gets a cell for each column of both versions, and is told by those of the columns that both have.
  const spread = (rows: Rows, side: keyof Column) =>
    rows.map((row) => columns.map((column) => row[column[side] ?? -1] ?? ''));
  const shared = (row: readonly string[]) =>
    row.filter((_, at) => columns[at]?.before !== undefined && columns[at]?.after !== undefined);
  const [oldHeader = [], ...oldRows] = spread(before, 'before');
  const [newHeader = [], ...newRows] = spread(after, 'after');
  const body = align(oldRows, newRows, (older, newer) => rowScore(shared(older), shared(newer)));
  const pairs: Aligned<string[]>[] = [{before: oldHeader, after: newHeader}, ...body];
  const changeOf = ({before: older, after: newer}: Aligned<unknown>, isSame: boolean) =>
    older === undefined ? 'added' : newer === undefined ? 'removed' : isSame ? 'same' : 'reworded';
  return {
    kind: 'table',
    change: JSON.stringify(before) === JSON.stringify(after) ? 'reformatted' : 'reworded',
    columns: columns.map((column) => changeOf(column, true)),
    rows: pairs.map((pair) => {
      const {before: older = [], after: newer = []} = pair;
      return {
        change: changeOf(pair, shared(older).join('\n') === shared(newer).join('\n')),
        cells: columns.map((_, at) => compareWords(older[at] ?? '', newer[at] ?? '')),
      };
    }),
  };
}
