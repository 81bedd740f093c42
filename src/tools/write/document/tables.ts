import type {EditorState, Line} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';
import {lines} from '../commands';

type Cell = {from: number; to: number};

/** The cells of a row, without the spaces around them. */
function cellsIn({text, from}: Line): Cell[] {
  const bars = [...text.matchAll(/(?<!\\)\|/g)].map(({index}) => index);
  if (!/^\s*\|/.test(text)) bars.unshift(-1);
  if (!/(?<!\\)\|\s*$/.test(text)) bars.push(text.length);
  return bars.slice(1).map((end, at) => {
    const inside = text.slice((bars[at] ?? 0) + 1, end);
    const start = from + end - (inside.trim() ? inside.trimStart().length : Math.max(inside.length - 1, 0));
    return {from: start, to: start + inside.trim().length};
  });
}

/** The table around the caret, whose second row is the line of dashes, and the cell with the caret. */
export function tableAt({doc, selection}: EditorState) {
  const {head} = selection.main;
  const own = doc.lineAt(head).number;
  const isRow = (number: number) => number > 0 && number <= doc.lines && /\|/.test(doc.line(number).text);
  if (!isRow(own)) return undefined;
  let [first, last] = [own, own];
  while (isRow(first - 1)) first -= 1;
  while (isRow(last + 1)) last += 1;
  if (first === last || !/^[\s|:]*-[\s|:-]*$/.test(doc.line(first + 1).text)) return undefined;
  const rows = Array.from({length: last - first + 1}, (_, at) => cellsIn(doc.line(first + at)));
  const row = own - first;
  const column = Math.max(0, (rows[row] ?? []).filter(({from}) => from <= head).length - 1);
  return {rows, row, column, from: doc.line(first).from, to: doc.line(last).to};
}

function selectCell(view: EditorView, row: number, column: number): void {
  const cell = tableAt(view.state)?.rows[row]?.[column];
  if (cell) view.dispatch({selection: {anchor: cell.from, head: cell.to}, scrollIntoView: true});
}

/** Goes to the next cell, over the line of dashes; after the last one, to a new row. */
export function stepCell(view: EditorView, step: 1 | -1): boolean {
  const table = tableAt(view.state);
  if (!table) return false;
  const places = table.rows.flatMap((cells, row) =>
    row === 1 ? [] : cells.map((_, column) => [row, column] as const),
  );
  const at = places.findIndex(([row, column]) => row === table.row && column === table.column);
  const next = places[at + step];
  if (next) selectCell(view, ...next);
  else if (step > 0) changeTable(view, 'row');
  return true;
}

/** Adds a row or a column after the caret, or removes the one with the caret. */
export function changeTable(view: EditorView, part: 'row' | 'column', isRemoved = false): boolean {
  const {state} = view;
  const table = tableAt(state);
  if (!table) return false;
  const {row, column, from, to} = table;
  const texts = table.rows.map((cells) => cells.map((cell) => state.sliceDoc(cell.from, cell.to)));
  const width = texts[0]?.length ?? 1;
  // Headings, the line of dashes and the last column stay.
  if (isRemoved && (part === 'row' ? row < 2 : width < 2)) return true;
  const at = Math.max(part === 'row' ? Math.max(row, 1) : column, 0) + Number(!isRemoved);
  const change = <One>(list: One[], one: One) => (isRemoved ? list.splice(at, 1) : list.splice(at, 0, one));
  if (part === 'row') change(texts, Array<string>(width).fill(' '));
  else texts.forEach((cells, number) => change(cells, number === 1 ? '---' : ' '));
  const source = texts.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  view.dispatch({changes: {from, to, insert: lines(source)}, selection: {anchor: from}, userEvent: 'input'});
  if (part === 'row') selectCell(view, Math.min(at, texts.length - 1), 0);
  else selectCell(view, 0, Math.min(at, (texts[0]?.length ?? 1) - 1));
  return true;
}
