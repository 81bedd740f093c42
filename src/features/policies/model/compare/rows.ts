import type {Span} from '../redline';
import {align, type Aligned} from './align';
import {compareWords, likeness, reworded} from './wordDiff';

export type Rows = readonly (readonly string[])[];

/** The places of each column in both versions, or in the one that has it. */
function pairColumns(before: Rows, after: Rows): Aligned<number>[] {
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

/** The rows of a table, which begin with its header, with a cell for each column that either version has. */
export function compareRows(before: Rows, after: Rows): Span[][][] {
  const columns = pairColumns(before, after);
  const spread = (rows: Rows, side: keyof Aligned<number>) =>
    rows.map((row) => columns.map((column) => row[column[side] ?? -1] ?? ''));
  // Rows are matched by the columns that both versions have, so a new column does not count as a new wording of each row.
  const shared = (row: readonly string[]) =>
    row.filter((_, at) => columns[at]?.before !== undefined && columns[at]?.after !== undefined);
  const [oldHeader = [], ...oldRows] = spread(before, 'before');
  const [newHeader = [], ...newRows] = spread(after, 'after');
  const body = align(oldRows, newRows, (older, newer) => rowScore(shared(older), shared(newer)));
  return [{before: oldHeader, after: newHeader}, ...body].map(({before: older, after: newer}) =>
    columns.map((_, at) => compareWords(older?.[at] ?? '', newer?.[at] ?? '')),
  );
}
