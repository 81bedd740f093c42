import type {Span} from '../redline';
import {align} from './align';
import {compareWords, similarity, reworded} from './wordDiff';

export type Rows = readonly (readonly string[])[];

const columnsOf = (rows: Rows): string[][] => (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? ''));

/** How similar two columns are, by their names or by most of the words below them. */
function columnScore([oldName = '', ...older]: readonly string[], [newName = '', ...newer]: readonly string[]): number {
  if (oldName && oldName.toLowerCase() === newName.toLowerCase()) return 2;
  const alike = similarity(older.join(' '), newer.join(' '));
  return alike > 0.5 ? alike : 0;
}

/** Rows whose first cells have no word in common are the same row only if nearly everything else is the same. */
const renamed = 0.7;

/** How similar two rows are, by all of their cells, the first one, or their words. */
function rowScore(older: readonly string[], newer: readonly string[]): number {
  if (newer.length === 0) return 0;
  if (older.join('\n') === newer.join('\n')) return 2;
  const [oldName = '', newName = ''] = [older[0], newer[0]];
  if (oldName && oldName === newName) return 1;
  const alike = similarity(older.join(' '), newer.join(' '));
  return alike >= (similarity(oldName, newName) > 0 ? reworded : renamed) ? alike : 0;
}

/** The rows of a table, which begin with its header, with a cell for each column that either version has. */
export function compareRows(before: Rows, after: Rows): Span[][][] {
  const columns = align(columnsOf(before), columnsOf(after), columnScore);
  const spread = (rows: Rows, side: 'before' | 'after') =>
    rows.map((_, row) => columns.map((column) => column[side]?.[row] ?? ''));
  // Rows are matched by the columns that both versions have, so a new column does not count as a new wording of each row.
  const shared = (row: readonly string[]) => row.filter((_, at) => columns[at]?.before && columns[at].after);
  const [oldHeader = [], ...oldRows] = spread(before, 'before');
  const [newHeader = [], ...newRows] = spread(after, 'after');
  const body = align(oldRows, newRows, (older, newer) => rowScore(shared(older), shared(newer)));
  return [{before: oldHeader, after: newHeader}, ...body].map(({before: older, after: newer}) =>
    columns.map((_, at) => compareWords(older?.[at] ?? '', newer?.[at] ?? '')),
  );
}
