import type {RowChange, Span, TableChange} from '../redline';
import {align, type Aligned} from './align';
import type {Block, TableBlock} from './text';
import {compareWords, likeness, reworded} from './wordDiff';

type Row = readonly string[];

/** The place of a column in both versions, or in the one that has it. */
type Column = Aligned<number>;

function pairColumns(before: TableBlock, after: TableBlock): Column[] {
  const places = ({rows: [header = []]}: TableBlock) => [...header.keys()];
  const header = ({rows: [cells = []]}: TableBlock, at: number) => cells[at]?.toLowerCase();
  const words = ({rows}: TableBlock, at: number) =>
    rows
      .slice(1)
      .map((row) => row[at] ?? '')
      .join(' ');
  return align(places(before), places(after), (left, right) => {
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

/** The cells of a row in the columns that both versions have. */
const shared = (row: Row, columns: readonly Column[], side: 'before' | 'after'): string[] =>
  columns.flatMap((column) => {
    const at = column[side];
    return column.before === undefined || column.after === undefined || at === undefined ? [] : [row[at] ?? ''];
  });

/** Rows whose first cells have no word in common are the same row only if nearly everything else is the same. */
const renamed = 0.7;

/** How alike two rows are in the columns that both versions have: by all cells, the first one, or their words. */
function rowScore(before: Row, after: Row, columns: readonly Column[]): number {
  const [older, newer] = [shared(before, columns, 'before'), shared(after, columns, 'after')];
  if (newer.length === 0) return 0;
  if (older.join('\n') === newer.join('\n')) return 2;
  const [oldName = '', newName = ''] = [older[0], newer[0]];
  if (oldName && oldName === newName) return 1;
  const alike = likeness(older.join(' '), newer.join(' '));
  return alike >= (likeness(oldName, newName) > 0 ? reworded : renamed) ? alike : 0;
}

function cellOf({before, after}: Aligned<Row>, column: Column): Span[] {
  const older = column.before === undefined ? '' : (before?.[column.before] ?? '');
  const newer = column.after === undefined ? '' : (after?.[column.after] ?? '');
  return compareWords(older, newer);
}

function rowChange(pair: Aligned<Row>, columns: readonly Column[]): RowChange {
  const cells = columns.map((column) => cellOf(pair, column));
  if (!pair.before) return {change: 'added', cells};
  if (!pair.after) return {change: 'removed', cells};
  const [older, newer] = [shared(pair.before, columns, 'before'), shared(pair.after, columns, 'after')];
  return {change: older.join('\n') === newer.join('\n') ? 'same' : 'reworded', cells};
}

const columnChange = ({before, after}: Column) =>
  before === undefined ? ('added' as const) : after === undefined ? ('removed' as const) : ('same' as const);

/** What changed in a table, by its columns and rows: a new column rewords no row. */
export function compareTables(before: TableBlock, after: TableBlock): TableChange {
  const columns = pairColumns(before, after);
  const [oldHeader = [], ...oldRows] = before.rows;
  const [newHeader = [], ...newRows] = after.rows;
  const body = align<Row>(oldRows, newRows, (older, newer) => rowScore(older, newer, columns));
  return {
    kind: 'table',
    change: JSON.stringify(before.rows) === JSON.stringify(after.rows) ? 'reformatted' : 'reworded',
    columns: columns.map(columnChange),
    rows: [{before: oldHeader, after: newHeader}, ...body].map((pair) => rowChange(pair, columns)),
  };
}
