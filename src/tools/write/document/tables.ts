import {ensureSyntaxTree} from '@codemirror/language';
import type {EditorState} from '@codemirror/state';
import type {EditorView} from '@codemirror/view';

type Cell = {from: number; to: number};
type Table = {rows: Cell[][]; row: number; column: number; from: number; to: number};

/** The cells of a row of a table, without the spaces around them. */
function cellsIn(text: string, start: number): Cell[] {
  const cells: Cell[] = [];
  const bars = [...text.matchAll(/(?<!\\)\|/g)].map(({index}) => index);
  const edges = [...(bars[0] === undefined || text.slice(0, bars[0]).trim() ? [-1] : []), ...bars];
  if (text.slice((bars.at(-1) ?? 0) + 1).trim()) edges.push(text.length);
  for (let at = 0; at + 1 < edges.length; at += 1) {
    const [left = 0, right = 0] = [(edges[at] ?? 0) + 1, edges[at + 1]];
    const inside = text.slice(left, right);
    const from =
      start + left + (inside.trim() ? inside.length - inside.trimStart().length : Math.min(1, inside.length));
    cells.push({from, to: from + inside.trim().length});
  }
  return cells;
}

/** The table around the caret. Its second row is the line of dashes. */
export function tableAt(state: EditorState): Table | undefined {
  const {head} = state.selection.main;
  // A slow machine parses later than it types.
  let node = ensureSyntaxTree(state, state.doc.lineAt(head).to, 500)?.resolveInner(head, -1);
  while (node && node.name !== 'Table') node = node.parent ?? undefined;
  if (!node) return undefined;
  const first = state.doc.lineAt(node.from).number;
  const last = state.doc.lineAt(node.to).number;
  const rows = Array.from({length: last - first + 1}, (_, at) => {
    const {text, from} = state.doc.line(first + at);
    return cellsIn(text, from);
  });
  const row = state.doc.lineAt(head).number - first;
  const column = Math.max(0, (rows[row] ?? []).filter(({from}) => from <= head).length - 1);
  return {rows, row, column, from: node.from, to: node.to};
}

const write = (rows: readonly (readonly string[])[]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

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
  const {rows, column} = table;
  const row = Math.max(table.row, 1);
  const texts = rows.map((cells) => cells.map(({from, to}) => state.sliceDoc(from, to)));
  const width = texts[0]?.length ?? 1;
  if (isRemoved && (part === 'row' ? table.row < 2 : width < 2)) return true;
  if (part === 'row')
    texts.splice(isRemoved ? row : row + 1, Number(isRemoved), ...(isRemoved ? [] : [Array<string>(width).fill(' ')]));
  else
    texts.forEach((cells, at) =>
      cells.splice(isRemoved ? column : column + 1, Number(isRemoved), ...(isRemoved ? [] : [at === 1 ? '---' : ' '])),
    );
  view.dispatch({
    changes: {from: table.from, to: table.to, insert: state.toText(write(texts))},
    selection: {anchor: table.from},
    userEvent: 'input',
  });
  if (part === 'row') selectCell(view, isRemoved ? Math.min(row, texts.length - 1) : row + 1, 0);
  else selectCell(view, 0, isRemoved ? Math.max(0, column - 1) : column + 1);
  return true;
}
