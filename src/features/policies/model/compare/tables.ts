import type {Change, RowChange, Span, TableChange} from '../redline';
import {align, type Aligned} from './align';
import type {Block, TableBlock} from './text';
import {compareWords, likeness, reworded} from './wordDiff';

type Row = readonly string[];
type Column = {at: number; header: string; cells: string};

/** A column that both versions have, or one of them. */
type ColumnPair = {before?: number; after?: number};

const columnsOf = ({rows}: TableBlock): Column[] =>
  (rows[0] ?? []).map((header, at) => ({
    at,
    header,
    cells: rows
      .slice(1)
      .map((row) => row[at] ?? '')
      .join(' '),
  }));

function columnScore(before: Column, after: Column): number {
  if (before.header !== '' && before.header.toLowerCase() === after.header.toLowerCase()) return 2;
  const alike = likeness(before.cells, after.cells);
  return alike > 0.5 ? alike : 0;
}

const pairColumns = (before: TableBlock, after: TableBlock): ColumnPair[] =>
  align(columnsOf(before), columnsOf(after), columnScore).map((pair) => ({
    before: pair.before?.at,
    after: pair.after?.at,
  }));

const wordsOf = ({rows}: TableBlock) => rows.flat().join(' ');

/** Two tables with the same header are the same table, however much of the rest has changed. */
export function tableLikeness(before: Block, after: Block): number {
  if (before.kind !== 'table' || after.kind !== 'table') return 0;
  const header = likeness((before.rows[0] ?? []).join(' '), (after.rows[0] ?? []).join(' '));
  return Math.max(header, likeness(wordsOf(before), wordsOf(after)));
}

/** The cells of a row in the columns that both versions have. */
const shared = (row: Row, columns: readonly ColumnPair[], side: keyof ColumnPair): string[] =>
  columns.flatMap(({before, after}) => {
    const at = side === 'before' ? before : after;
    return before === undefined || after === undefined || at === undefined ? [] : [row[at] ?? ''];
  });

/** How alike two rows are in the columns that both versions have: by all cells, the first one, or their words. */
function rowScore(before: Row, after: Row, columns: readonly ColumnPair[]): number {
  const [older, newer] = [shared(before, columns, 'before'), shared(after, columns, 'after')];
  if (newer.length === 0) return 0;
  if (older.join('\n') === newer.join('\n')) return 2;
  const alike = older[0] && older[0] === newer[0] ? 1 : likeness(older.join(' '), newer.join(' '));
  return alike >= reworded ? alike : 0;
}

const span = (op: Span['op'], text: string | undefined): Span[] => (text ? [{op, text}] : []);

function cellOf({before, after}: Aligned<Row>, column: ColumnPair): Span[] {
  const older = column.before === undefined ? undefined : before?.[column.before];
  const newer = column.after === undefined ? undefined : after?.[column.after];
  if (older === undefined) return span('ins', newer);
  if (newer === undefined) return span('del', older);
  return older === newer ? span('same', newer) : compareWords(older, newer);
}

function rowChange(pair: Aligned<Row>, columns: readonly ColumnPair[]): RowChange {
  const {before, after} = pair;
  const change: Change = !before
    ? 'added'
    : !after
      ? 'removed'
      : shared(before, columns, 'before').join('\n') === shared(after, columns, 'after').join('\n')
        ? 'same'
        : 'reworded';
  return {change, cells: columns.map((column) => cellOf(pair, column))};
}

const columnChange = ({before, after}: ColumnPair) =>
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

/** A table that is the same in both versions, or that only one of them has. */
export function wholeTable({rows}: TableBlock, change: 'same' | 'added' | 'removed'): TableChange {
  const op = {same: 'same', added: 'ins', removed: 'del'} as const;
  return {
    kind: 'table',
    change,
    columns: (rows[0] ?? []).map(() => 'same'),
    rows: rows.map((row) => ({change, cells: row.map((text) => span(op[change], text))})),
  };
}
