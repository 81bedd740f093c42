import {scaleLinear} from 'd3-scale';
import {area, line} from 'd3-shape';
import type {List, ListItem, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {readPlot} from './lineChart';
import {
  element,
  FigureProblem,
  listsIn,
  numberIn,
  partsOf,
  stretched,
  svg,
  tablesIn,
  worded,
  wordsOf,
  type Body,
} from './tree';

/** First and last value, and when that was, as the card says them; the table beside it says more. */
function headline(table: Table, from: string, to: string): MdxJsxFlowElement {
  const last = table.children.at(-1)?.children[0];
  return element('p', {'aria-hidden': 'true'}, [
    worded('b', `${from} → ${to}`),
    worded('small', last ? wordsOf(last) : ''),
  ]);
}

function curveOf(body: Body, table: Table): void {
  const {rows} = readPlot(body);
  const values = rows.map(({value}) => value);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [92, 8]);
  const points = values.map((value, at): [number, number] => [(at / (values.length - 1)) * 100, y(value)]);
  const end = element('circle', {cx: '100%', cy: `${Math.round(y(values.at(-1) ?? 0))}%`, r: 4});
  body.children.push(
    headline(table, rows[0]?.words ?? '', rows.at(-1)?.words ?? ''),
    svg({'data-part': 'curve', width: '100%'}, [stretched([area().y0(100)(points), line()(points)]), end]),
  );
}

const columns = 14;
/** From one cell to the next; a cell is a stroke with round ends. */
const step = 12;

/** Cells of a grid as one path, each as long as a stroke. */
const cellsAt = (places: readonly number[]): MdxJsxFlowElement =>
  element('path', {
    d: places.map((at) => `M${(at % columns) * step + 4} ${Math.floor(at / columns) * step + 4}h3`).join(''),
  });

/** The same for all cells: whole rows as dashes, which takes a tenth of the bytes. */
const grid = (total: number): MdxJsxFlowElement => {
  const rows = Array.from({length: Math.ceil(total / columns)}, (_, row) => Math.min(columns, total - row * columns));
  return element('path', {d: rows.map((cells, row) => `M4 ${row * step + 4}h${cells * step - 9}`).join('')});
};

/** Counted cases: a cell for each, and those of the last item spread among them. */
function cellsOf(list: List, counts: readonly number[]): MdxJsxFlowElement {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total > columns * 6)
    throw new FigureProblem(
      list,
      `These are ${total} cases, and a <MiniCard> has room for ${columns * 6}. Count fewer of them.`,
    );
  const apart = counts.at(-1) ?? 0;
  const places = Array.from({length: apart}, (_, at) => Math.floor(((at + 1) * total) / (apart + 1)));
  const height = Math.ceil(total / columns) * step - 4;
  return svg({'data-part': 'cells', viewBox: `0 0 ${columns * step - 1} ${height}`, width: '100%'}, [
    grid(total),
    cellsAt(places),
  ]);
}

function countIn(item: ListItem): number | undefined {
  const [bold] = partsOf(item, 'strong');
  return bold && wordsOf(item).startsWith(wordsOf(bold)) ? numberIn(wordsOf(bold)) : undefined;
}

/** A small card: a line of words, then a table that is drawn as a curve, counted cases, or a list of facts. */
export function drawPeek(body: Body): void {
  const [[table], [list]] = [tablesIn(body), listsIn(body)];
  if (!body.children.some(({type}) => type === 'paragraph') || (!table && !list))
    throw new FigureProblem(body, 'A <MiniCard> needs a line that says what it shows, and below it a table or a list.');
  if (table) return curveOf(body, table);
  if (!list) return;
  if (list.children.length > 3)
    throw new FigureProblem(
      list.children[3] ?? list,
      'This is the fourth item of a <MiniCard>, which has room for three.',
    );
  const counts = list.children.flatMap((item) => countIn(item) ?? []);
  if (counts.length === 0) return;
  if (counts.length < list.children.length)
    throw new FigureProblem(list, 'Either each item of a <MiniCard> begins with a number in **bold**, or none does.');
  body.children.splice(body.children.indexOf(list), 0, cellsOf(list, counts));
}
